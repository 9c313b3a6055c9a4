import { formatClock, formatRelativeTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import styles from './media.module.css'

type ResumeNoteProps = { seconds: number; atMs: number; onContinue: () => void; onStartOver: () => void }

/** Where one was, and the choice. It never starts by itself. */
export function ResumeNote({ seconds, atMs, onContinue, onStartOver }: ResumeNoteProps) {
  const place = formatClock(seconds)
  const ago = formatRelativeTime(atMs)
  return (
    <div className={styles.note} role="status">
      <p>
        <b className="num">
          <Trans>Continue from {place}</Trans>
        </b>
        <span>
          <Trans>You were here: {ago}</Trans>
        </span>
      </p>
      <button type="button" className={`btn btn-sm ${styles.onInk}`} onClick={onContinue}>
        <Play aria-hidden="true" fill="currentColor" />
        <Trans>Continue</Trans>
      </button>
      <button type="button" className={`btn btn-sm ${styles.ghost}`} onClick={onStartOver}>
        <Trans>Start over</Trans>
      </button>
    </div>
  )
}
