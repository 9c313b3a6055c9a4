import * as M from '@academy/contract/payments/messages'
import { formatCount, formatMoney } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { useLive } from '../../../../lib/live/live.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { MoreLink } from '../../../../ui/more-link.tsx'
import { Panel, PanelFoot } from '../../../../ui/panel.tsx'
import { StaleBanner } from '../../../../ui/stale-banner.tsx'
import { oldestPendingQuery, REQUESTS_SHOWN } from '../api.ts'
import { decider } from '../decisions/review-decider.ts'
import { approve, useDecisions, useSendOnLeave } from '../decisions/use-decisions.ts'
import { PAYMENT_REQUESTS_ADDRESS } from '../review-view.ts'
import styles from './oldest-panel.module.css'
import { AllChecked, DecidedRow, OldestSkeleton, WaitingRow } from './oldest-rows.tsx'
import { useQueue } from './use-queue.ts'

const MINUTE_MS = 60_000
/** Long enough to read who was faster. Somebody else may clear a whole queue meanwhile: the panel stays one of five. */
const GONE_STAYS_MS = 10_000

/** The five that wait longest, each approved in place with the same undo as on the page. */
export function OldestPanel() {
  const decisions = useDecisions()
  useSendOnLeave()
  useLive('payments', REQUESTS_SHOWN)
  const found = useQuery(oldestPendingQuery)
  const { data, error } = found
  const { rows, sweep } = useQueue(data?.pendingRequests, 'oldest', decisions)
  const now = useNow(MINUTE_MS)
  const [said, setSaid] = useState('')
  const { t } = useLingui()
  const isHandOver = useRef(false)
  const list = useRef<HTMLUListElement>(null)
  const over = rows.filter(({ request, isGone }) => {
    const decision = decisions.of.get(request._id)
    return decision ? decision.phase === 'done' : isGone
  })
  const tidy = () => {
    sweep(...over.map(({ request }) => request._id))
    decider.sweep()
  }
  const hasDone = over.some(({ request }) => decisions.of.has(request._id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: sweeping follows the answers, not the rows
  useEffect(() => {
    if (hasDone && !isHandOver.current) tidy()
  }, [hasDone])
  const latestTidy = useRef(tidy)
  useEffect(() => {
    latestTidy.current = tidy
  })
  const hasOver = over.length > 0
  useEffect(() => {
    if (!hasOver) return
    const timer = setInterval(() => {
      if (!isHandOver.current && !list.current?.contains(document.activeElement)) latestTidy.current()
    }, GONE_STAYS_MS)
    return () => clearInterval(timer)
  }, [hasOver])
  const total = data?.waiting ?? 0
  const shown = rows.length - over.length
  return (
    <Panel
      title={<Trans>Pending payments</Trans>}
      detail={
        total > shown && (
          <Trans>
            {shown} of {formatCount(total)}
          </Trans>
        )
      }
      end={
        <MoreLink to={PAYMENT_REQUESTS_ADDRESS}>
          <Trans>All</Trans>
          <span className="vh">
            {' '}
            <Trans>payment requests</Trans>
          </span>
        </MoreLink>
      }
    >
      <p role="status" className="vh">
        {said}
      </p>
      {error && data && (
        <StaleBanner className="mx-4 mb-3" message={failureMessage(error, M.loadFailed)} found={found} />
      )}
      {!data && error && <ErrorPanel level={3} message={failureMessage(error, M.loadFailed)} found={found} />}
      {!data && !error && <OldestSkeleton />}
      {data && rows.length === 0 && <AllChecked />}
      <ul
        ref={list}
        className={styles.oldest}
        onPointerEnter={({ pointerType }) => {
          isHandOver.current = pointerType === 'mouse'
        }}
        onPointerLeave={() => {
          isHandOver.current = false
          if (hasOver) tidy()
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
        <PanelFoot>
          <span>
            <Plural value={total} one="# waiting in all" other="# waiting in all" />
          </span>
          <b>{formatMoney(data.totalRwf)}</b>
        </PanelFoot>
      )}
    </Panel>
  )
}
