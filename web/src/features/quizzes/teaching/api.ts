import type { QuizSort } from '@academy/contract/quizzes/rules'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../../lib/calls/call.ts'
import { everyPage } from '../../../lib/calls/every-page.ts'
import { adminCoursesQuery, instructorCoursesQuery } from '../../courses/index.ts'

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

/** Rows of a page of the list. */
export const QUIZ_PAGE_ROWS = 25

export interface AskedQuizzes {
  course: string | undefined
  search: string | undefined
  sort: QuizSort | `-${QuizSort}` | undefined
  page: number
}

/** One page of the caller's own quizzes, or for admins of everybody's. */
export const quizPageQuery = (whose: 'own' | 'all', { page, ...asked }: AskedQuizzes) =>
  queryOptions({
    queryKey: ['quizzes', 'page', whose, asked, page],
    queryFn: async ({ signal }) => {
      const query = {
        ...asked,
        questions: 'none',
        page: String(page),
        limit: String(QUIZ_PAGE_ROWS),
      } as const
      return whose === 'own'
        ? await call('GET /api/instructor/quizzes', { query, signal })
        : await call('GET /api/quiz/all', { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** The quizzes of a course as those who run the academy list them. */
export const quizzesInCourseQuery = (course: string) =>
  queryOptions({
    queryKey: ['quizzes', 'in-course', course],
    queryFn: async ({ signal }) => {
      const pages = await everyPage((page) => {
        const query = { course, questions: 'none', sort: 'at', page } as const
        return call('GET /api/quiz/all', { query, signal })
      })
      return pages.flatMap(({ quizzes }) => quizzes)
    },
  })

/** What deleting them would take; asked by POST because of their number. */
export const quizDeletionQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['quizzes', 'deletion', ids],
    queryFn: ({ signal }) =>
      call('POST /api/instructor/quizzes/deletion', { body: { ids: [...ids] }, signal }),
    staleTime: 0,
    gcTime: 0,
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
