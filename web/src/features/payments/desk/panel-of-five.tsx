import type { PaymentRequest } from '@academy/contract/payments'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments/messages'
import { formatCount, formatMoney } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronRight, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { useLive } from '../../../lib/live.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { oldestPendingQuery, requestsChanged } from './api.ts'
import type { Decision } from './decisions.ts'
import { decider } from './desk-decider.ts'
import { DESK_ADDRESS, requestAddress } from './desk-view.ts'
import { waitedAbout } from './moments.ts'
import { useSecondsLeft } from './undo-strip.tsx'
import { approve, useDecisions, useSendOnLeave } from './use-decisions.ts'
import { useNow } from './use-now.ts'
import { useQueue } from './use-queue.ts'
import './panel-of-five.css'

const MINUTE_MS = 60_000

/** The five that wait longest, each approved in place with the same undo as at the desk. */
export function PanelOfFive() {
  const queryClient = useQueryClient()
  const decisions = useDecisions()
  useSendOnLeave()
  useLive('payments', () => void requestsChanged(queryClient))
  const { data, error, refetch, isFetching } = useQuery(oldestPendingQuery)
  const { rows, sweep } = useQueue(data?.pendingRequests, 'five', decisions)
  const now = useNow(MINUTE_MS)
  const [said, setSaid] = useState('')
  const { t } = useLingui()
  const isHandOver = useRef(false)
  const over = rows.filter(({ request, isGone }) => isGone || decisions.of.get(request._id)?.phase === 'done')
  const tidy = () => {
    sweep(...over.map(({ request }) => request._id))
    decider.sweep()
  }
  const hasDone = over.some(({ isGone }) => !isGone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sweeping follows the answers, not the rows
  useEffect(() => {
    if (hasDone && !isHandOver.current) tidy()
  }, [hasDone])
  const total = data?.total ?? 0
  const shown = rows.filter(({ request }) => !decisions.of.has(request._id)).length
  return (
    <section className="five" aria-labelledby="five-title">
      <div className="five-head">
        <h2 id="five-title">
          <Trans>Pending payments</Trans>
        </h2>
        {total > shown && (
          <span className="num">
            <Trans>
              {shown} of {formatCount(total)}
            </Trans>
          </span>
        )}
        <Link to={DESK_ADDRESS}>
          <Trans>All</Trans>
          <span className="vh">
            {' '}
            <Trans>payment requests</Trans>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      <p role="status" className="vh">
        {said}
      </p>
      {error && data && (
        <StaleBanner
          className="mx-4 mb-3"
          message={failureMessage(error, M.loadFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && error && (
        <ErrorPanel
          level={3}
          message={failureMessage(error, M.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <FiveSkeleton />}
      {data && rows.length === 0 && <AllChecked />}
      <ul
        onPointerEnter={({ pointerType }) => {
          isHandOver.current = pointerType === 'mouse'
        }}
        onPointerLeave={() => {
          isHandOver.current = false
          if (over.length > 0) tidy()
        }}
      >
        {rows.map(({ request, isGone }) => {
          const decision = decisions.of.get(request._id)
          if (decision) return <DecidedRow key={request._id} request={request} decision={decision} />
          return (
            <WaitingRow
              key={request._id}
              request={request}
              isGone={isGone}
              note={decisions.notes.get(request._id)}
              now={now}
              onApprove={() => {
                approve([request])
                setSaid(t`Approved ${request.student.name}. You can undo it for five seconds.`)
              }}
            />
          )
        })}
      </ul>
      {total > 0 && data && (
        <p className="five-foot num">
          <span>
            <Plural value={total} one="# waiting in all" other="# waiting in all" />
          </span>
          <b>{formatMoney(data.totalRwf)}</b>
        </p>
      )}
    </section>
  )
}

interface WaitingRowProps {
  request: PaymentRequest
  isGone: boolean
  note: string | undefined
  now: number
  onApprove: () => void
}

function WaitingRow({ request, isGone, note, now, onApprove }: WaitingRowProps) {
  const { t } = useLingui()
  const { _id, student, course, price, requestedAt } = request
  const [amount, waited] = [formatMoney(price), waitedAbout(requestedAt, now)]
  return (
    <li>
      <div>
        <Link to={requestAddress(_id)}>{student.name}</Link>
        <small className={note || isGone ? 'five-note' : undefined}>
          {note ?? (isGone ? <Trans>Checked by somebody else</Trans> : course.title)}
        </small>
      </div>
      <div className="five-side">
        <span className="five-amount num">
          <b>{amount}</b>
          <small>
            <Trans>waited {waited}</Trans>
          </small>
        </span>
        {!isGone && (
          <Button
            size="sm"
            variant="soft"
            aria-label={t`Approve ${amount} from ${student.name}`}
            onClick={onApprove}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function DecidedRow({ request, decision }: { request: PaymentRequest; decision: Decision }) {
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
  const seconds = useSecondsLeft(dueAt)
  const { t } = useLingui()
  return (
    <Button size="sm" aria-label={t`Undo`} className="num" onClick={onUndo} ref={focusOnce}>
      <Trans>Undo, {seconds} s</Trans>
    </Button>
  )
}

/** It comes where Approve was: whoever pressed that by keyboard stays there. */
function focusOnce(button: HTMLButtonElement | null): void {
  if (button && document.activeElement === document.body) button.focus()
}

function AllChecked() {
  return (
    <p className="five-checked">
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

function FiveSkeleton() {
  return (
    <SkeletonGroup>
      {ROWS.map((row) => (
        <div key={row} className="five-row">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-9 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
