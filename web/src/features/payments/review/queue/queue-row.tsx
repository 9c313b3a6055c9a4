import type { PaymentRequest } from '@academy/contract/payments'
import { formatAmount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import { isOverdue, waitedFor } from '../moments.ts'
import { EvidenceLine, MatchBadge } from '../panel/evidence.tsx'
import reviewPanel from '../panel/review-panel.module.css'
import styles from './queue.module.css'

export const rowId = (requestId: string) => `pay-${requestId}`

interface QueueRowProps {
  request: PaymentRequest
  /** The address with this one open. */
  to: string
  now: number
  isOpen: boolean
  isPicked: boolean
  isNew: boolean
  /** Why it came back. */
  note: string | undefined
  onPick: (request: PaymentRequest, isRange: boolean) => void
  onStand: (id: string) => void
  onOpen: (id: string) => void
}

/** One that waits. The whole row opens it; the box at its start selects it. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { request, to, now, isOpen, isPicked, isNew, note, onPick, onStand, onOpen } = props
  const { _id, student, course, price, requestedAt } = request
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-picked={isPicked || undefined}
      onFocus={() => onStand(_id)}
    >
      <label className={`tbl-pick ${styles.pick}`}>
        <span className="vh">
          <Trans>Select {student.name}</Trans>
        </span>
        <input
          type="checkbox"
          checked={isPicked}
          onChange={() => undefined}
          onClick={(event: MouseEvent) => onPick(request, event.shiftKey)}
        />
      </label>
      <div className={styles.who}>
        <Link
          id={rowId(_id)}
          to={to}
          replace
          preventScrollReset
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen(_id)
          }}
        >
          {student.name}
        </Link>
        <span>
          {isNew && (
            <b className={styles.isNew}>
              <Trans>New</Trans>
            </b>
          )}
          {course.title}
        </span>
      </div>
      <div className={styles.evidence}>
        <MatchBadge match={request.match} />
        <span className={`${reviewPanel.code} ${styles.id}`}>
          <EvidenceLine request={request} />
        </span>
      </div>
      <div className={`${styles.money} num`}>
        <b>{formatAmount(price)}</b>
        <span data-overdue={isOverdue(requestedAt, now) || undefined}>{waitedFor(requestedAt, now)}</span>
      </div>
      {note && (
        <p className={styles.note}>
          <CircleAlert aria-hidden="true" />
          {note}
        </p>
      )}
    </li>
  )
})
