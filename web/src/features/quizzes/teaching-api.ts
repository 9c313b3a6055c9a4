import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../lib/call.ts'
import { everyPage } from '../../lib/every-page.ts'
import { adminCoursesQuery, instructorCoursesQuery } from '../courses/index.ts'

/** A quiz with its key and the version a save must name. */
export const quizQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'one', id],
    queryFn: ({ signal }) => call('GET /api/instructor/quizzes/{id}', { params: { id }, signal }),
  })

type Quizzes = CallReply<'GET /api/quiz/all'>
interface CourseName {
  _id: string
  title: string
}

/** The quizzes of all pages. Each page names the courses too; where there are more, their own list has them. */
async function joined(pages: [Quizzes, ...Quizzes[]], everyCourse: () => Promise<CourseName[]>) {
  const [{ courses, coursesTotal }] = pages
  return {
    courses: courses.length < coursesTotal ? await everyCourse() : courses,
    quizzes: pages.flatMap(({ quizzes }) => quizzes),
  }
}

/** The caller's own quizzes with their counters, and the courses to choose from. */
export const instructorQuizzesQuery = queryOptions({
  queryKey: ['quizzes', 'instructor'],
  queryFn: async ({ client, signal }) =>
    joined(
      await everyPage((page) =>
        call('GET /api/instructor/quizzes', { query: { questions: 'none', page }, signal }),
      ),
      () => client.fetchQuery(instructorCoursesQuery),
    ),
})

export const allQuizzesQuery = queryOptions({
  queryKey: ['quizzes', 'all'],
  queryFn: async ({ client, signal }) =>
    joined(
      await everyPage((page) => call('GET /api/quiz/all', { query: { questions: 'none', page }, signal })),
      () => client.fetchQuery(adminCoursesQuery),
    ),
})

/** Those of one course, for admins. */
export const quizzesOfCourseQuery = (course: string) =>
  queryOptions({
    queryKey: ['quizzes', 'of-course', course],
    queryFn: async ({ signal }) => {
      const pages = await everyPage((page) =>
        call('GET /api/quiz/all', { query: { course, questions: 'none', page }, signal }),
      )
      return pages.flatMap(({ quizzes }) => quizzes)
    },
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
