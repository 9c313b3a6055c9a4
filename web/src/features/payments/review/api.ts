import type { PaymentRequest } from '@academy/contract/payments'
import { keepPreviousData, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { everyPage } from '../../../lib/calls/every-page.ts'
import { adminCoursesQuery } from '../../courses/index.ts'
import type { AllView } from './all/use-all-view.ts'
import type { ReviewFilter, ReviewView } from './review-view.ts'

/** The queue is read two hundred at a time, oldest first: more is asked for, up to what the server gives in one list. */
export const QUEUE_STEP_ROWS = 200
export const QUEUE_MAX_ROWS = 1_000
export const ALL_PAGE_ROWS = 50
const PANEL_ROWS = 5
const SCREENSHOT_KEPT_MS = 60_000

const REQUESTS = 'payment-requests'
export const REQUESTS_KEY = [REQUESTS] as const
export type QueueFilter = Pick<ReviewFilter, 'search' | 'course' | 'match'>

export const pendingQuery = ({ search, course, match }: QueueFilter, limit = QUEUE_STEP_ROWS) =>
  queryOptions({
    queryKey: [REQUESTS, 'pending', { search, course, match }, limit],
    queryFn: ({ signal }) =>
      call('GET /api/payment-requests/pending', {
        query: { search: search || undefined, course: course || undefined, match: match || undefined, limit },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** For the dashboard; the same answer tells how many wait and how much that is. */
export const oldestPendingQuery = pendingQuery({ search: '', course: '', match: '' }, PANEL_ROWS)

const allFilters = ({ search, course, status, from, to }: ReviewView) => ({
  search: search || undefined,
  course: course || undefined,
  status: status || undefined,
  from: from || undefined,
  to: to || undefined,
})

export const allQuery = (asked: AllView['query']) => {
  const query = { ...asked, limit: ALL_PAGE_ROWS }
  return queryOptions({
    queryKey: [REQUESTS, 'all', query],
    queryFn: ({ signal }) => call('GET /api/payment-requests', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Of the tab at hand: those that wait, or all that its filters let through. */
export const exportFile = (view: ReviewView) =>
  callFile('GET /api/payment-requests/csv', {
    query:
      view.tab === 'all'
        ? allFilters(view)
        : {
            search: view.search || undefined,
            course: view.course || undefined,
            match: view.match || undefined,
            status: 'pending',
          },
  })

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [REQUESTS, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/payment-requests/{id}', { params: { id }, signal })).request,
  })

export const screenshotQuery = (id: string) =>
  queryOptions({
    queryKey: [REQUESTS, 'screenshot', id],
    queryFn: async () =>
      (await callFile('GET /api/payment-requests/{id}/screenshot', { params: { id } })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: SCREENSHOT_KEPT_MS,
  })

/** How many wait, and since when the newest does: for the sidebar. */
export const newestPendingQuery = queryOptions({
  queryKey: [REQUESTS, 'newest'],
  queryFn: async ({ signal }) => {
    const { pending, paymentRequests } = await call('GET /api/payment-requests', {
      query: { status: 'pending', limit: 1 },
      signal,
    })
    return { pending, newestAt: paymentRequests[0]?.requestedAt ?? null }
  },
})

/** For the filters: what can be paid for. */
export const paidCoursesQuery = queryOptions({
  ...adminCoursesQuery,
  select: (courses) => courses.filter(({ price }) => price > 0),
})

export const statementsQuery = queryOptions({
  queryKey: ['payment-statements'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/payment-statements', { query: { page }, signal }))
    return pages.flatMap(({ statements }) => statements)
  },
})

/** What all statements together cover; looked at again whenever they are. */
export const coverageQuery = queryOptions({
  queryKey: [...statementsQuery.queryKey, 'coverage'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/payment-statements', { query: { limit: '1' }, signal })).coverage,
})

/** Every list, count and request; a screenshot never changes. */
export const REQUESTS_SHOWN = {
  predicate: ({ queryKey: [room, what] }: Pick<Query, 'queryKey'>) =>
    room === REQUESTS && what !== 'screenshot',
}

/** After a decision or an import. */
export const requestsChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(REQUESTS_SHOWN)

const SOON_MS = 800
let isComing = false

/** The same, once for all that happens within a moment: fifty decisions are no fifty readings. */
export function requestsChangedSoon(queryClient: QueryClient): void {
  if (isComing) return
  isComing = true
  setTimeout(() => {
    isComing = false
    void requestsChanged(queryClient)
  }, SOON_MS)
}

/** These wait no longer: every list and count knows before it asks again. */
export function takeOffPending(queryClient: QueryClient, done: readonly PaymentRequest[]): void {
  const ids = new Set(done.map(({ _id }) => _id))
  const sumRwf = done.reduce((sum, { price }) => sum + price, 0)
  queryClient.setQueriesData<CallReply<'GET /api/payment-requests/pending'>>(
    { queryKey: [REQUESTS, 'pending'] },
    (known) =>
      known && {
        ...known,
        pendingRequests: known.pendingRequests.filter(({ _id }) => !ids.has(_id)),
        total: Math.max(0, known.total - known.pendingRequests.filter(({ _id }) => ids.has(_id)).length),
        waiting: Math.max(0, known.waiting - done.length),
        totalRwf: Math.max(0, known.totalRwf - sumRwf),
      },
  )
  queryClient.setQueryData(
    newestPendingQuery.queryKey,
    (known) => known && { ...known, pending: Math.max(0, known.pending - done.length) },
  )
}

/** A statement came or went: every match may be another. */
export async function statementsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey }),
    requestsChanged(queryClient),
  ])
}
