import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const progressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['progress', courseId],
    queryFn: ({ signal }) => call('GET /api/user/progress', { query: { course: courseId }, signal }),
  })

/** Asked anew on every visit: another device may have gone on. A lecture begins without it as well. */
export const positionQuery = (lectureId: string) =>
  queryOptions({
    queryKey: ['position', lectureId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/progress/position', { query: { lecture: lectureId }, signal })).resume,
    staleTime: 0,
    retry: false,
  })
