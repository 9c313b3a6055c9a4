import { Clock, TriangleAlert } from 'lucide-react'
import { MessageBubble, MessageDivider, MessageThread } from '../message-bubble.tsx'
import { Section } from './section.tsx'

/** A conversation with everything that a message can be. */
export function MessagesGallery() {
  return (
    <Section title="Messages">
      <MessageThread>
        <MessageDivider>Yesterday</MessageDivider>
        <MessageBubble isMine isLast foot="9:12 AM · Read">
          Good morning. In lecture 5, why does the effect run twice on my laptop?
        </MessageBubble>
        <MessageBubble isMine={false} isLast={false}>
          Your laptop runs the development build.
        </MessageBubble>
        <MessageBubble isMine={false} isLast foot="9:40 AM">
          It mounts every component twice, see <a href="#messages">https://example.rw/strict-mode</a>.
        </MessageBubble>
        <MessageDivider isUnread>2 new messages</MessageDivider>
        <MessageBubble isMine={false} isLast foot="7:08 PM" onPick={() => {}}>
          One that may be chosen, to be reported.
        </MessageBubble>
        <MessageBubble isMine={false} isLast foot="7:09 PM">
          {
            'Lines and   spaces\nstay, andwordsthataretoolongforthislinearebrokenandwordsthataretoolongforthisline.'
          }
        </MessageBubble>
        <MessageBubble isMine isLast state="pending" foot="7:10 PM · Sending…">
          On its way
        </MessageBubble>
        <MessageBubble
          isMine
          isLast
          state="pending"
          foot={
            <>
              <Clock aria-hidden="true" />
              Waiting to be sent
            </>
          }
        >
          Written without a line
        </MessageBubble>
        <MessageBubble
          isMine
          isLast
          state="failed"
          foot={
            <>
              <TriangleAlert aria-hidden="true" />
              Not sent
              <button type="button">Send again</button>
            </>
          }
        >
          Refused
        </MessageBubble>
      </MessageThread>
    </Section>
  )
}
