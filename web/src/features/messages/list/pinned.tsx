import type { Conversation } from '@academy/contract/messages'
import { PINNED_MESSAGE_LENGTH, PINNED_MESSAGES, previewOf } from '@academy/contract/messages/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { conversationAddress, type Pair } from '../addresses.ts'
import { pinnedQuery } from '../api.ts'
import { useMessageText } from '../use-message-text.ts'
import styles from './list.module.css'
import { isSamePair, pairOfConversation } from './pinned-first.ts'
import { UnreadCount } from './unread-count.tsx'

/** What admins wrote last stands above all conversations, wherever they are in the list. */
export function Pinned({
  conversations,
  open,
}: {
  conversations: readonly Conversation[]
  open: Pair | null
}) {
  const headingId = useId()
  const wordsOf = useMessageText()
  const pairs = conversations.map(pairOfConversation)
  const { data } = useQuery(pinnedQuery(pairs))
  const unread = conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
  const shown = conversations
    .flatMap(({ otherUser, lastMessage }, index) => {
      const pair = pairs[index] as Pair
      const known = data?.[index] ?? (lastMessage ? [lastMessage] : [])
      return known
        .filter(({ sender }) => sender._id === otherUser._id)
        .map((message) => ({ message, pair, from: otherUser.name }))
    })
    .sort((one, other) => other.message.createdAt.localeCompare(one.message.createdAt))
    .slice(0, PINNED_MESSAGES)
  return (
    <section className={styles.pinned} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Pin aria-hidden="true" />
        <Trans>From the academy</Trans>
        <UnreadCount count={unread} />
      </h2>
      <ul>
        {shown.map(({ message, pair, from }) => (
          <li key={message._id}>
            <Link
              to={conversationAddress(pair)}
              aria-current={open && isSamePair(open, pair) ? 'true' : undefined}
            >
              <span className="vh">{from}: </span>
              <span>{previewOf(wordsOf(message), PINNED_MESSAGE_LENGTH)}</span>
              <RelativeTime at={message.createdAt} className="num" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
