import type { OwnPayment } from '@academy/contract/payments'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { everyPage } from '../../lib/calls/every-page.ts'

/** The caller's payment requests, the newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: ['own-payments', 'all'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/user/me/payments', { query: { page }, signal }))
    return pages.flatMap(({ payments }) => payments)
  },
})

const pendingIn = (payments: readonly OwnPayment[]): readonly string[] =>
  payments.flatMap(({ status, course }) => (status === 'pending' && course._id ? [course._id] : []))

/** Ids of courses whose payment is being checked: one call for a whole page. Nobody but a student has any. */
export const pendingPaymentsQuery = queryOptions({ ...ownPaymentsQuery, select: pendingIn })
