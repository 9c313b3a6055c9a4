import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newestPendingQuery } from './api.ts'
import { ALL_ADDRESS, DESK_ADDRESS, type DeskView } from './desk-view.ts'
import { useDecisions } from './use-decisions.ts'

/** Pending (8) and All Requests, each with its address. What is being decided on does not count any more. */
export function DeskTabs({ tab }: Pick<DeskView, 'tab'>) {
  const { t } = useLingui()
  const { data } = useQuery(newestPendingQuery)
  const { list } = useDecisions()
  const underWay = list.reduce(
    (sum, { phase, requests }) => sum + (phase === 'done' ? 0 : requests.length),
    0,
  )
  const count = data && formatCount(Math.max(0, data.pending - underWay))
  return (
    <nav aria-label={t`Requests`} className="tabs">
      <Link to={DESK_ADDRESS} aria-current={tab === 'pending' ? 'page' : undefined}>
        {count === undefined ? <Trans>Pending</Trans> : <Trans>Pending ({count})</Trans>}
      </Link>
      <Link to={ALL_ADDRESS} aria-current={tab === 'all' ? 'page' : undefined}>
        <Trans>All Requests</Trans>
      </Link>
    </nav>
  )
}
