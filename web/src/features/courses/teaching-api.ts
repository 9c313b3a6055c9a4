// What the portals ask of courses; learners' pages load none of it.
import type { CourseSort } from '@academy/contract/courses/rules'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../lib/calls/call.ts'
import { everyPage } from '../../lib/calls/every-page.ts'
import { myCoursesQuery } from './api.ts'

export const instructorCoursesQuery = queryOptions({
  queryKey: ['courses', 'instructor'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/instructor/courses', { query: { page }, signal }))
    return pages.flatMap(({ courses }) => courses)
  },
})

export const instructorCourseQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', 'instructor', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/instructor/courses/{id}', { params: { id }, signal })).course,
  })

export const adminCoursesQuery = queryOptions({
  queryKey: ['courses', 'admin'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/courses', { query: { page }, signal }))
    return pages.flatMap(({ courses }) => courses)
  },
})

/** Rows of a page of the lists. */
export const COURSE_PAGE_ROWS = 25

/** Whose courses: all of the academy, or the caller's. */
export type CourseScope = 'all' | 'own'
export interface AskedCourses {
  search?: string | undefined
  title?: string | undefined
  course?: string | undefined
  type?: 'free' | 'paid' | undefined
  category?: string | undefined
  sort?: CourseSort | `-${CourseSort}` | undefined
  counts?: 'pending' | undefined
  page: number
}
export type CoursesPage = CallReply<'GET /api/courses'>
export type ListedCourse = CoursesPage['courses'][number]

/** One page of the lists of those who teach or run the academy. */
export const coursePageQuery = (scope: CourseScope, { page, ...asked }: AskedCourses) =>
  queryOptions({
    queryKey: ['courses', 'page', scope, asked, page],
    queryFn: ({ signal }): Promise<CoursesPage> => {
      const query = { ...asked, page: String(page), limit: String(COURSE_PAGE_ROWS) }
      return scope === 'all'
        ? call('GET /api/courses', { query, signal })
        : call('GET /api/instructor/courses', { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** What deleting them would take; asked by POST because of their number. */
export const courseDeletionQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['courses', 'deletion', ids],
    queryFn: ({ signal }) =>
      call('POST /api/instructor/courses/deletion', { body: { ids: [...ids] }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const instructorsQuery = queryOptions({
  queryKey: ['instructors'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/instructors', { query: { page }, signal }))
    return pages.flatMap(({ instructors }) => instructors)
  },
})

/** After a course was made, changed or deleted: every list that may hold it. */
export async function coursesChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
    queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey }),
  ])
}

/** For the admin's page of one course; titles and kinds, no media. */
export const courseLecturesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['lectures', courseId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/lectures/{courseId}', { params: { courseId }, signal })).lectures,
  })
