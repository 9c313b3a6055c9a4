import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The quizzes of a course and its final exam, with how the student stands in each. */
export const courseQuizzesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'course', courseId],
    queryFn: ({ signal }) => call('GET /api/quiz/course/{courseId}', { params: { courseId }, signal }),
    // Handing in and completing a lecture change it.
    staleTime: 0,
  })

/** The quizzes of a lecture, in the same shape. */
export const lectureQuizzesQuery = (lectureId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'lecture', lectureId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/quiz/lecture/{lectureId}', { params: { lectureId }, signal })).quizzes,
    staleTime: 0,
  })
