import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { queryOptions } from '@tanstack/react-query'
import { call, failureMessage } from '../../lib/calls/call.ts'

/** The lectures of a course in their order, without slides. */
export const lecturesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['lectures', 'course', courseId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/lectures/{courseId}', { params: { courseId }, signal })).lectures,
  })

/** One lecture with its media; the addresses are signed for hours, so a page asks anew when one has expired. */
export const lectureQuery = (id: string) =>
  queryOptions({
    queryKey: ['lectures', 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/lecture/{id}', { params: { id }, signal })).lecture,
  })

export const lecturesFailure = (failure: unknown): string =>
  LECTURE_MESSAGES.loadAllFailed(failureMessage(failure, ''))

export const lectureFailure = (failure: unknown): string =>
  LECTURE_MESSAGES.loadFailed(failureMessage(failure, ''))
