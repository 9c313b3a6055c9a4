import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

/** What is pinned on a course, under the key of all announcements. By itself: a course's page loads nothing else of this room before
 * something is pinned there. */
export const pinnedQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['announcements', courseId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/courses/{courseId}/announcements', { params: { courseId }, signal })).pinned,
  })
