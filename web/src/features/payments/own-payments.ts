import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useSession } from '../users/index.ts'

/** The caller's payment requests, the newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: ['own-payments', 'all'],
  queryFn: async ({ signal }) => (await call('GET /api/user/me/payments', { signal })).payments,
})

/** Requests that wait for the academy; one call for a whole page of cards, and none for those who pay nothing. */
export function usePendingPayments() {
  const { data } = useQuery({ ...ownPaymentsQuery, enabled: useSession().role === 'student' })
  return data?.filter(({ status }) => status === 'pending') ?? []
}
