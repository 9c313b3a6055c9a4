import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './message-bubble.module.css'

/** Messages under each other, the oldest first. */
export function MessageThread({ children }: { children: ReactNode }) {
  return <ol className={styles.thread}>{children}</ol>
}

interface MessageBubbleProps {
  isMine: boolean
  /** The last before somebody else speaks: its corner points to them. */
  isLast: boolean
  /** `pending` is not sent yet, `failed` was refused. */
  state?: 'pending' | 'failed' | undefined
  /** The one that was looked for. */
  isFound?: boolean | undefined
  /** By which the list finds it. */
  messageKey?: string | undefined
  /** Under it: when, and how far it has come. */
  foot?: ReactNode
  /** Pressing it chooses it. */
  onPick?: (() => void) | undefined
  children: ReactNode
}

/** One message as it was written: lines and spaces stay. */
export function MessageBubble({
  isMine,
  isLast,
  state,
  isFound,
  messageKey,
  foot,
  onPick,
  children,
}: MessageBubbleProps) {
  return (
    <li
      className={styles.bubble}
      data-mine={isMine || undefined}
      data-last={isLast || undefined}
      data-state={state}
      data-found={isFound || undefined}
      data-key={messageKey}
    >
      <span className="vh">{isMine ? <Trans>You:</Trans> : <Trans>They:</Trans>} </span>
      {onPick ? (
        <button type="button" className={styles.text} dir="auto" onClick={onPick}>
          {children}
        </button>
      ) : (
        <div className={styles.text} dir="auto">
          {children}
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  )
}

/** Between messages: a day, or where the reader had stopped. */
export function MessageDivider({ isUnread, children }: { isUnread?: boolean; children: ReactNode }) {
  return (
    <li className={styles.divider} data-unread={isUnread || undefined}>
      <span>{children}</span>
    </li>
  )
}
