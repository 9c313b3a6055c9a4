import type { OwnPayment } from '@academy/contract/payments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { everyPage } from '../../lib/every-page.ts'
import { useAfter } from '../../lib/use-after.ts'
import { useSession } from '../users/index.ts'

/** The caller's payment requests, the newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: ['own-payments', 'all'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/user/me/payments', { query: { page }, signal }))
    return pages.flatMap(({ payments }) => payments)
  },
})

const pendingIn = (payments: readonly OwnPayment[]) =>
  payments.flatMap(({ status, course }) => (status === 'pending' && course._id ? [course._id] : []))

/** What is here already waits no longer for them. */
const WAIT_MS = 400

/** Whether there is nothing more to wait for: what stands below the pending payments would be pushed down by them. Asked once is
 * enough, whatever came: without a line each part that mounts asks again, and the page would wait for ever, as it would on a line that hangs. */
export function useArePaymentsKnown(isRestHere: boolean): boolean {
  const enabled = useSession().role === 'student'
  const { isFetched } = useQuery({ ...ownPaymentsQuery, enabled })
  const hasWaited = useAfter(WAIT_MS, isRestHere)
  return !enabled || isFetched || hasWaited
}

/** Ids of courses whose payment is being checked: one call for a whole page, and none for those who pay nothing. */
export function usePendingPayments(): readonly string[] {
  const enabled = useSession().role === 'student'
  return useQuery({ ...ownPaymentsQuery, enabled, select: pendingIn }).data ?? []
}
