import { MTN_REFRESH_MS, STATUS_REFRESH_MS } from '@academy/contract/payments/rules'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../lib/live/live.ts'
import { paymentStatusQuery } from './api.ts'

/** Where the payment stands: live, on focus, when the line is back, and by asking while somebody else has to decide. */
export function usePaymentStatus(courseId: string, enabled: boolean) {
  const status = paymentStatusQuery(courseId)
  const query = useQuery({
    ...status,
    enabled,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== 'pending') return false
      return data.request?.provider === 'mtn' ? MTN_REFRESH_MS : STATUS_REFRESH_MS
    },
  })
  useLive('payments', { queryKey: status.queryKey })
  return query
}
