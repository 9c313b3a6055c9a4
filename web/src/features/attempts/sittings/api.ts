import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'

const REFRESH_MS = 15_000

const PAGE_ROWS = '100'

interface Pages {
  sittings: string
  events: string
}

/** Who sits a quiz or an exam. While somebody does it is asked again, as long as the page is looked at. */
export const sittingsQuery = (assessmentId: string, { sittings, events }: Pages) =>
  queryOptions({
    queryKey: ['sittings', assessmentId, sittings, events],
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/instructor/assessments/{id}/sittings', {
        params: { id: assessmentId },
        query: { page: sittings || undefined, eventsPage: events || undefined, limit: PAGE_ROWS },
        signal,
      })),
      /** On this page's own clock, which nobody turns. */
      receivedAtMs: performance.now(),
    }),
    refetchInterval: ({ state }) => (state.data && state.data.running > 0 ? REFRESH_MS : false),
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })

/** Students who have not begun, by name; where there are too many for one list, typing finds the others. */
export const notBegunQuery = (assessmentId: string, typed: string) =>
  queryOptions({
    queryKey: ['sittings', assessmentId, 'not-begun', typed],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/assessments/{id}/sittings', {
        params: { id: assessmentId },
        query: { student: typed || undefined, limit: '1' },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const evidenceQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['evidence', attemptId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/attempts/{id}/evidence', { params: { id: attemptId }, signal }),
    staleTime: 0,
  })

/** After time was given, late answers counted or a key fixed. */
export async function sittingsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['sittings'] }),
    queryClient.invalidateQueries({ queryKey: ['evidence'] }),
  ])
}
