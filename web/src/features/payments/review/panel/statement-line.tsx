import { formatCount, formatTime } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '../../../../lib/calls/call.ts'
import { useLive } from '../../../../lib/live/live.ts'
import { coverageQuery, REQUESTS_SHOWN, statementsQuery } from '../api.ts'
import { isToday, shortDay, shortMoment } from '../moments.ts'
import styles from './statement-line.module.css'

/** What the statements cover, by which payments are judged; a press lists them all. */
export function StatementLine({ onOpen, onImport }: { onOpen: () => void; onImport: () => void }) {
  const { data: coverage } = useQuery(coverageQuery)
  useLive('statements', { queryKey: statementsQuery.queryKey })
  useLive('statements', REQUESTS_SHOWN)
  if (coverage === undefined) return null
  return (
    <button type="button" className={`${styles.statement} num`} onClick={coverage ? onOpen : onImport}>
      {coverage ? <CoverageLabel coverage={coverage} /> : <Trans>No statement imported yet</Trans>}
    </button>
  )
}

type Coverage = NonNullable<CallReply<'GET /api/payment-statements'>['coverage']>

/** Statements cover Nov 18 to today, 6:55 PM, 212 payments */
function CoverageLabel({ coverage: { from, to, paymentCount } }: { coverage: Coverage }) {
  const time = formatTime(to)
  const first = isToday(from) ? formatTime(from) : shortDay(from)
  const last = shortMoment(to)
  return (
    <>
      {isToday(to) ? (
        <Trans>
          Statements cover {first} to today, {time}
        </Trans>
      ) : (
        <Trans>
          Statements cover {first} to {last}
        </Trans>
      )}
      , <PaymentCount count={paymentCount} />
    </>
  )
}

export function PaymentCount({ count }: { count: number }) {
  const shown = formatCount(count)
  return <Plural value={count} one={`${shown} payment`} other={`${shown} payments`} />
}
