import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

/** The quizzes of a course and its final exam, with how the student stands in each. */
export const courseQuizzesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'course', courseId],
    queryFn: ({ signal }) => call('GET /api/quiz/course/{courseId}', { params: { courseId }, signal }),
    // Handing in and completing a lecture change it.
    staleTime: 0,
  })

/** For those who teach: as a student finds them who has just begun. */
export const courseQuizzesAsStudentQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'course', courseId, 'as-student'],
    queryFn: ({ signal }) =>
      call('GET /api/quiz/course/{courseId}', { params: { courseId }, query: { as: 'student' }, signal }),
  })

/** The quizzes of a lecture, in the same shape. */
export const lectureQuizzesQuery = (lectureId: string, as?: 'student') =>
  queryOptions({
    queryKey: ['quizzes', 'lecture', lectureId, as],
    queryFn: async ({ signal }) =>
      (await call('GET /api/quiz/lecture/{lectureId}', { params: { lectureId }, query: { as }, signal }))
        .quizzes,
    staleTime: 0,
  })
