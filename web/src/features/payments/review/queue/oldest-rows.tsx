import type { PaymentRequest } from '@academy/contract/payments'
import { formatMoney } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import type { Decision } from '../decisions/decisions.ts'
import { approvalRefusal, isBare, mayBeApproved } from '../decisions/picked.ts'
import { decider } from '../decisions/review-decider.ts'
import { useUndoSecondsLeft } from '../decisions/undo-strip.tsx'
import { waitedAbout } from '../moments.ts'
import { useMatchLabels } from '../panel/evidence.tsx'
import { requestAddress } from '../review-view.ts'
import { useDecidedLabel } from './gone-row.tsx'
import styles from './oldest-panel.module.css'

interface WaitingRowProps {
  request: PaymentRequest
  isGone: boolean
  note: string | undefined
  now: number
  onApprove: () => void
}

export function WaitingRow({ request, isGone, note, now, onApprove }: WaitingRowProps) {
  const { t } = useLingui()
  const { _id, student, price, requestedAt } = request
  const [amount, waited] = [formatMoney(price), waitedAbout(requestedAt, now)]
  const decided = useDecidedLabel(request, isGone)
  return (
    <li>
      <div>
        <Link to={requestAddress(_id)}>{student.name}</Link>
        <small className={note || isGone || !mayBeApproved(request) ? styles.note : undefined}>
          {decided ?? note ?? <Standing request={request} isGone={isGone} />}
        </small>
      </div>
      <div className={styles.side}>
        <span className={`${styles.amount} num`}>
          <b>{amount}</b>
          <small>
            <Trans>waited {waited}</Trans>
          </small>
        </span>
        {!isGone &&
          (mayBeApproved(request) && isBare(request) ? (
            <ButtonLink
              size="row"
              to={requestAddress(_id)}
              aria-label={t`Approve ${amount} from ${student.name}, with a note`}
            >
              <Trans>Approve</Trans>
            </ButtonLink>
          ) : (
            <Button
              size="row"
              variant="soft"
              disabled={!mayBeApproved(request)}
              aria-label={t`Approve ${amount} from ${student.name}`}
              onClick={onApprove}
            >
              <Trans>Approve</Trans>
            </Button>
          ))}
      </div>
    </li>
  )
}

/** The course, unless something speaks against an approval from here. */
function Standing({ request, isGone }: Pick<WaitingRowProps, 'request' | 'isGone'>) {
  const words = useMatchLabels()
  if (isGone) return <Trans>Checked by somebody else</Trans>
  if (!mayBeApproved(request)) return request.user ? words['id-used'] : approvalRefusal(request)
  return request.course.title
}

export function DecidedRow({ request, decision }: { request: PaymentRequest; decision: Decision }) {
  const { verdict, phase, dueAt, key } = decision
  const amount = formatMoney(request.price)
  return (
    <li data-decided>
      <div>
        <b>{request.student.name}</b>
        <small>
          <Check aria-hidden="true" />
          {verdict === 'approved' ? <Trans>Approved, {amount}</Trans> : <Trans>Rejected, {amount}</Trans>}
        </small>
      </div>
      {phase === 'held' && <UndoButton dueAt={dueAt} onUndo={() => decider.undo(key)} />}
      {phase === 'sending' && <span className="spinner" />}
    </li>
  )
}

function UndoButton({ dueAt, onUndo }: { dueAt: number; onUndo: () => void }) {
  const seconds = useUndoSecondsLeft(dueAt)
  const { t } = useLingui()
  return (
    <Button size="row" aria-label={t`Undo`} className="num" onClick={onUndo} ref={focusOnce}>
      <Trans>Undo, {seconds} s</Trans>
    </Button>
  )
}

/** It comes where Approve was: whoever pressed that by keyboard stays there. */
function focusOnce(button: HTMLButtonElement | null): void {
  if (button && document.activeElement === document.body) button.focus()
}

export function AllChecked() {
  return (
    <p className={styles.checked}>
      <CircleCheck aria-hidden="true" />
      <b>
        <Trans>All payments are checked.</Trans>
      </b>
      <span>
        <Trans>Nobody is waiting.</Trans>
      </span>
    </p>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e'] as const

export function OldestSkeleton() {
  return (
    <SkeletonGroup>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-9 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
