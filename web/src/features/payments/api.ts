import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call, type UploadProgress } from '../../lib/calls/call.ts'
import { ownPaymentsQuery } from './own-payments.ts'

/** Where the caller's payment for a course stands. Money is the server's word: nothing is taken from a copy. */
export const paymentStatusQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['own-payments', 'status', courseId],
    queryFn: ({ signal }) => call('GET /api/course/payment-status', { query: { courseId }, signal }),
    staleTime: 0,
    retry: false,
  })

export const ownPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-payments', 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/user/me/payments/{id}', { params: { id }, signal })).payment,
    staleTime: 0,
  })

export type PaymentStanding = CallReply<'GET /api/course/payment-status'>

export function sendPayment(
  form: FormData,
  signal: AbortSignal,
  onUploadProgress?: (progress: UploadProgress) => void,
) {
  return call('POST /api/course/payment-request', { form, signal, onUploadProgress })
}

/** The answer to a new request is where that payment stands. */
export function paymentSent(
  queryClient: QueryClient,
  courseId: string,
  sent: Awaited<ReturnType<typeof sendPayment>>,
): void {
  const { queryKey } = paymentStatusQuery(courseId)
  queryClient.setQueryData(queryKey, (known) => ({
    providers: [],
    medianMinutes: null,
    ...known,
    status: sent.status,
    request: sent.request,
  }))
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey })
}
