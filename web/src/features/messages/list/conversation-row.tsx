import type { Conversation } from '@academy/contract/messages'
import { MESSAGE_PREVIEW_LENGTH, previewOf } from '@academy/contract/messages/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useHasLine } from '../../../lib/calls/reachable.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { useSignedIn } from '../../users/index.ts'
import { conversationAddress } from '../addresses.ts'
import { useRoleLabel } from '../role-labels.ts'
import { conversationTime } from '../times.ts'
import { useMessageText } from '../use-message-text.ts'
import styles from './list.module.css'
import { pairOfConversation } from './pinned-first.ts'
import { UnreadCount } from './unread-count.tsx'

interface ConversationRowProps {
  conversation: Conversation
  isOpen: boolean
}

export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { otherUser, course, presence, lastMessage, unreadCount, isMuted } = conversation
  const { t } = useLingui()
  const roleWord = useRoleLabel()
  const now = useNow()
  const wordsOf = useMessageText()
  const { search } = useLocation()
  const self = useSignedIn().user._id
  const preview = lastMessage && previewOf(wordsOf(lastMessage), MESSAGE_PREVIEW_LENGTH)
  const isMine = lastMessage?.sender._id === self
  return (
    <li>
      <Link
        className={styles.row}
        to={{ pathname: conversationAddress(pairOfConversation(conversation)), search: keptSearch(search) }}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={unreadCount > 0 || undefined}
      >
        <Avatar size="lg" name={otherUser.name} online={useHasLine() && presence.isOnline} />
        <span className={styles.words}>
          <span className={styles.line}>
            <b>{otherUser.name}</b>
            {lastMessage && (
              <time className="num" dateTime={lastMessage.createdAt}>
                {conversationTime(lastMessage.createdAt, now)}
              </time>
            )}
          </span>
          <span className={styles.where}>
            {roleWord(otherUser)}
            {course && (
              <>
                , <bdi>{course.title}</bdi>
              </>
            )}
          </span>
          <span className={styles.line}>
            <span className={styles.preview}>
              {isMine ? <Trans>You: {preview}</Trans> : (preview ?? <Trans>No messages yet</Trans>)}
            </span>
            {isMuted && <BellOff className={styles.muted} role="img" aria-label={t`Muted`} />}
            <UnreadCount count={unreadCount} />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The list stays as it was narrowed; a message that was looked for belongs to its own conversation. */
export function keptSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('message')
  return params.toString()
}
