import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePendingCount } from './queue/use-pending-count.ts'
import { ALL_ADDRESS, PAYMENT_REQUESTS_ADDRESS, type ReviewView } from './review-view.ts'

/** Pending (8) and All Requests, each with its address. */
export function ReviewTabs({ tab }: Pick<ReviewView, 'tab'>) {
  const { t } = useLingui()
  const pending = usePendingCount()
  const count = pending === undefined ? undefined : formatCount(pending)
  return (
    <nav aria-label={t`Requests`} className="tabs">
      <Link to={PAYMENT_REQUESTS_ADDRESS} aria-current={tab === 'pending' ? 'page' : undefined}>
        {count === undefined ? <Trans>Pending</Trans> : <Trans>Pending ({count})</Trans>}
      </Link>
      <Link to={ALL_ADDRESS} aria-current={tab === 'all' ? 'page' : undefined}>
        <Trans>All Requests</Trans>
      </Link>
    </nav>
  )
}
