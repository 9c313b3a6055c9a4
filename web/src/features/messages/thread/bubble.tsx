import { formatTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Clock, TriangleAlert } from 'lucide-react'
import { flushOutbox } from '../../../lib/device/outbox/index.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { partsOf } from '../../../lib/texts/links.ts'
import { MessageBubble } from '../../../ui/message-bubble.tsx'
import { useSignedIn } from '../../users/index.ts'
import type { Pair } from '../addresses.ts'
import styles from '../components/attachment.module.css'
import { AttachmentView } from '../components/attachment-view.tsx'
import { sendMessage } from '../sending/message-work.ts'
import { forgetRefused } from '../sending/refused.ts'
import { useMessageText } from '../use-message-text.ts'
import type { Progress, ShownMessage } from './rows.ts'

interface BubbleProps {
  message: ShownMessage
  pair: Pair
  /** The one that a search has led to. */
  isWanted?: boolean
  /** Choosing it, in place of reading it. */
  onPick?: ((message: ShownMessage) => void) | undefined
}

const STATES: Partial<Record<Progress, 'pending' | 'failed'>> = {
  sending: 'pending',
  waiting: 'pending',
  failed: 'failed',
}

export function Bubble({ message, pair, isWanted, onPick }: BubbleProps) {
  const { text, attachment, isMine, isLast, progress } = message
  const wordsOf = useMessageText()
  return (
    <MessageBubble
      isMine={isMine}
      isLast={isLast}
      isFound={isWanted}
      messageKey={message.key}
      state={isMine ? STATES[progress] : undefined}
      foot={isLast && <Foot message={message} pair={pair} />}
      onPick={onPick && (() => onPick(message))}
    >
      {onPick ? (
        wordsOf({ content: text, attachment })
      ) : (
        <>
          {attachment && <AttachmentView attachment={attachment} />}
          {text !== '' && <Words text={text} />}
        </>
      )}
    </MessageBubble>
  )
}

function Words({ text }: { text: string }) {
  return (
    <span className={styles.words}>
      {partsOf(text).map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}

function Foot({ message, pair }: { message: ShownMessage; pair: Pair }) {
  const { at, isMine, progress } = message
  const time = (
    <time dateTime={at} className="num">
      {formatTime(at)}
    </time>
  )
  if (!isMine) return time
  if (progress === 'failed') return <NotSent message={message} pair={pair} />
  if (progress === 'waiting') return <Waiting />
  return (
    <>
      {time} · <Way progress={progress} />
    </>
  )
}

function Way({ progress }: { progress: Progress }) {
  if (progress === 'read') return <Trans>Read</Trans>
  return progress === 'sending' ? <Trans>Sending…</Trans> : <Trans>Sent</Trans>
}

/** Goes by itself; who does not want to wait may say so. */
function Waiting() {
  const isOnline = useOnline()
  return (
    <>
      <Clock aria-hidden="true" />
      <Trans>Waiting to be sent</Trans>
      {isOnline && (
        <button type="button" onClick={() => void flushOutbox()}>
          <Trans>Send now</Trans>
        </button>
      )}
    </>
  )
}

/** Keeps its place, its words and its key. */
function NotSent({
  message: { key, text, attachment, at, reason },
  pair,
}: {
  message: ShownMessage
  pair: Pair
}) {
  const person = useSignedIn().user._id
  return (
    <>
      <TriangleAlert aria-hidden="true" />
      <span>
        <Trans>Not sent</Trans>
        {reason && <small>{reason}</small>}
      </span>
      <button
        type="button"
        onClick={() => void sendMessage({ ...pair, person, content: text, attachment, key, at })}
      >
        <Trans>Send again</Trans>
      </button>
      <button type="button" onClick={() => forgetRefused(person, key)}>
        <Trans>Delete</Trans>
      </button>
    </>
  )
}
