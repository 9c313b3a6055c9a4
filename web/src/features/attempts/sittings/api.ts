import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const REFRESH_MS = 15_000

/** Who sits a quiz or an exam. While somebody does it is asked again, as long as the page is looked at. */
export const sittingsQuery = (assessmentId: string) =>
  queryOptions({
    queryKey: ['sittings', assessmentId],
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/instructor/assessments/{id}/sittings', {
        params: { id: assessmentId },
        signal,
      })),
      /** On this page's own clock, which nobody turns. */
      receivedAtMs: performance.now(),
    }),
    refetchInterval: ({ state }) =>
      state.data?.sittings.some((sitting) => sitting.state === 'open') ? REFRESH_MS : false,
    structuralSharing: false,
  })

export const evidenceQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['evidence', attemptId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/attempts/{id}/evidence', { params: { id: attemptId }, signal }),
    staleTime: 0,
  })

/** After time was given, late answers counted or a key mended. */
export async function sittingsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['sittings'] }),
    queryClient.invalidateQueries({ queryKey: ['evidence'] }),
  ])
}
