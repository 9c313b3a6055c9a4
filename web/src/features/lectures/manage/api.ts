import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { coursesChanged } from '../../courses/index.ts'

/** The lectures of a course, for those who teach it, in their order and without slides. */
export const taughtLecturesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['lectures', 'taught', courseId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/instructor/courses/{id}/lectures', { params: { id: courseId }, signal }))
        .lectures,
  })

/** One lecture with its slides, media and course, for those who change it. */
export const taughtLectureQuery = (id: string) =>
  queryOptions({
    queryKey: ['lectures', 'taught-one', id],
    queryFn: ({ signal }) => call('GET /api/instructor/lectures/{id}/course', { params: { id }, signal }),
  })

/** After a lecture was made, changed, moved or deleted: every list and count that may hold it. */
export async function lecturesChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['lectures'] }), coursesChanged(queryClient)])
}
