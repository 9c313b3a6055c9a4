import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '../../lib/calls/call.ts'
import { everyPage } from '../../lib/calls/every-page.ts'

/** The caller's courses, each with its exam when there is one. */
export const examCardsQuery = queryOptions({
  queryKey: ['final-exams', 'cards'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) =>
      call('GET /api/instructor/final-exams', { query: { page }, signal }),
    )
    return pages.flatMap(({ courses }) => courses)
  },
})

/** A course with its exam or none; null for one that is somebody else's. */
export const examCardQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['final-exams', 'card', courseId],
    queryFn: async ({ signal }) => {
      const { courses } = await call('GET /api/instructor/final-exams', {
        query: { course: courseId },
        signal,
      })
      return courses[0] ?? null
    },
    staleTime: 0,
  })

export const examOfCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['final-exams', 'course', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/certification/final-exam/course/{courseId}', { params: { courseId }, signal }),
  })

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['final-exams', 'one', id],
    queryFn: ({ signal }) => call('GET /api/instructor/final-exam/exam/{id}', { params: { id }, signal }),
  })

type Asked = NonNullable<CallInput<'GET /api/certification/final-exam/{id}/submissions'>['query']>

export const examSubmissionsQuery = (id: string, query: Asked) =>
  queryOptions({
    queryKey: ['final-exams', 'submissions', id, query],
    queryFn: ({ signal }) =>
      call('GET /api/certification/final-exam/{id}/submissions', {
        params: { id },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const examSubmissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['final-exams', 'submission', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/certification/final-exam/submission/{id}', { params: { id }, signal }))
        .submission,
  })

/** After an exam was made, changed, deleted or marked: every list and figure that may show it. */
export async function examsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['final-exams'] }),
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
  ])
}
