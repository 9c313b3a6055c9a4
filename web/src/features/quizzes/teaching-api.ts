import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** A quiz with its key and the version a save must name. */
export const quizQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'one', id],
    queryFn: ({ signal }) => call('GET /api/instructor/quizzes/{id}', { params: { id }, signal }),
  })

/** The caller's own quizzes with their counters, and the courses to choose from. */
export const instructorQuizzesQuery = queryOptions({
  queryKey: ['quizzes', 'instructor'],
  queryFn: ({ signal }) => call('GET /api/instructor/quizzes', { query: { questions: 'none' }, signal }),
})

export const allQuizzesQuery = queryOptions({
  queryKey: ['quizzes', 'all'],
  queryFn: ({ signal }) => call('GET /api/quiz/all', { query: { questions: 'none' }, signal }),
})

/** The lecture a new quiz is for, when the caller teaches it. */
export const quizLectureQuery = (lectureId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'check-lecture', lectureId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/quiz/check-lecture/{lectureId}', { params: { lectureId }, signal })).lecture,
  })

/** After a quiz was made, changed or deleted: every list that may hold or count it. */
export async function quizzesChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['quizzes'] }),
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
  ])
}
