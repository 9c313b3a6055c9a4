import { capCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readStorage, writeStorage } from '../../../lib/device/storage.ts'
import { useLive } from '../../../lib/live/live.ts'
import { Badge } from '../../../ui/badge.tsx'
import { newestPendingQuery } from './api.ts'
import { usePendingCount } from './queue/use-pending-count.ts'
import { PAYMENT_REQUESTS_ADDRESS } from './review-view.ts'

/** Since when the newest request waited at the last visit to the review, on this device. */
const SEEN_KEY = 'payments:seen'

/** How many wait, here as in the review's own tab; with New while one came since the last visit to the review. */
export function PaymentsCount() {
  const { pathname } = useLocation()
  const { data } = useQuery(newestPendingQuery)
  const count = usePendingCount()
  useLive('payments', { queryKey: newestPendingQuery.queryKey })
  const isInReview = pathname === PAYMENT_REQUESTS_ADDRESS
  const newestAt = data?.newestAt ?? null
  const isNew = !isInReview && newestAt !== null && newestAt > (readStorage(SEEN_KEY) ?? '')
  useEffect(() => {
    if (isInReview && newestAt) writeStorage(SEEN_KEY, newestAt)
  }, [isInReview, newestAt])

  if (!count) return null
  const capped = capCount(count)
  return (
    <>
      {isNew ? (
        <Badge tone="wait" className="portal-new num">
          <Trans>{capped} New</Trans>
        </Badge>
      ) : (
        <span className="portal-count" aria-hidden="true">
          {capped}
        </span>
      )}
      <span className="vh">
        <Plural value={count} one="# waiting" other="# waiting" />
      </span>
    </>
  )
}
