import type { Statement } from '@academy/contract/payments'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../lib/live.ts'
import { requestsChangedSoon, statementsQuery } from './api.ts'
import { shortMoment } from './moments.ts'

/** The statement that ends last, by which payments are judged; a press lists them all. */
export function StatementLine({ onOpen, onImport }: { onOpen: () => void; onImport: () => void }) {
  const { data } = useQuery(statementsQuery)
  const queryClient = useQueryClient()
  useLive('statements', () => {
    void queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey })
    requestsChangedSoon(queryClient)
  })
  const newest = data?.reduce<Statement | undefined>(
    (last, one) => (last && last.to >= one.to ? last : one),
    undefined,
  )
  if (!data) return null
  return (
    <button type="button" className="pay-statement num" onClick={newest ? onOpen : onImport}>
      {newest ? <StatementWords statement={newest} /> : <Trans>No statement imported yet</Trans>}
    </button>
  )
}

/** MTN MoMo statement to Nov 20, 6:55 PM, 212 payments */
function StatementWords({ statement: { network, to, paymentCount } }: { statement: Statement }) {
  const until = shortMoment(to)
  return (
    <>
      <Trans>
        {network} statement to {until}
      </Trans>
      , <PaymentCount count={paymentCount} />
    </>
  )
}

export function PaymentCount({ count }: { count: number }) {
  const shown = formatCount(count)
  return <Plural value={count} one={`${shown} payment`} other={`${shown} payments`} />
}
