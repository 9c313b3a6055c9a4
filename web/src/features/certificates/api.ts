import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { requestState } from './requests/request-state.ts'
import type { RequestView } from './requests/use-request-view.ts'

export const PAGE_ROWS = 50
const QUICK_POLL_MS = 2_000
const SLOW_POLL_MS = 30_000

export const ownCertificatesQuery = queryOptions({
  queryKey: ['certificates', 'own'],
  queryFn: ({ signal }) => call('GET /api/certification/certificates/my', { signal }),
})

export const certificationStatusQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['certificates', 'status', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/certification/certification-status/{courseId}', { params: { courseId }, signal }),
  })

/** Passed submissions of a course, or that one alone, each with how far its certificate is. */
export const certifiableQuery = (courseId: string, submission?: string) =>
  queryOptions({
    queryKey: ['certificates', 'certifiable', courseId, submission],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/certifiable/{courseId}', {
        params: { courseId },
        query: { submission },
        signal,
      }),
  })

/** Looks again soon while something is being drawn: the live stream says the same sooner, where there is one. */
export const certificationRequestsQuery = (asked: RequestView['query']) =>
  queryOptions({
    queryKey: ['certificates', 'requests', asked],
    queryFn: ({ signal }) =>
      call('GET /api/certification/certification-requests', {
        query: { ...asked, limit: PAGE_ROWS },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.requests.some((request) => requestState(request) === 'drawing') ? QUICK_POLL_MS : SLOW_POLL_MS,
  })

/** For the sidebar. */
export const pendingCountQuery = queryOptions({
  queryKey: ['certificates', 'requests', 'pending-count'],
  queryFn: async ({ signal }) =>
    (
      await call('GET /api/certification/certification-requests', {
        query: { status: 'pending', limit: 1 },
        signal,
      })
    ).counts.pending,
  refetchInterval: SLOW_POLL_MS * 2,
})

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', 'batch', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/certification/batches/{id}', { params: { id }, signal })).batch,
    refetchInterval: ({ state: { data } }) =>
      data && data.drawn + data.refused >= data.total ? false : QUICK_POLL_MS,
  })

/** Every list and state of requests and certificates. */
export const CERTIFICATES = { queryKey: ['certificates'] }

/** After a request or a certificate changed: every list and state that may show it. */
export const certificatesChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(CERTIFICATES)
