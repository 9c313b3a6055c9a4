import { CATALOGUE_PAGE_ROWS } from '@academy/contract/courses/rules'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { everyPage } from '../../lib/every-page.ts'
import type { CatalogueView } from './catalogue-view.ts'

/** What is asked for a view, by the page and by who looks for its copy. */
export const catalogueInput = ({ q, category, page }: CatalogueView) => ({
  q: q || undefined,
  category: category || undefined,
  page: String(page),
  limit: String(CATALOGUE_PAGE_ROWS),
})

export const catalogueQuery = ({ q, category, page }: CatalogueView) =>
  queryOptions({
    queryKey: ['courses', 'catalogue', { q, category, page }],
    queryFn: ({ signal }) =>
      call('GET /api/course/all', { query: catalogueInput({ q, category, page }), signal }),
    placeholderData: keepPreviousData,
  })

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/course/{id}', { params: { id }, signal })).course,
  })

/** A student's courses with how far they have come; an instructor's own; all for an admin. */
export const myCoursesQuery = queryOptions({
  queryKey: ['mycourse'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/mycourse', { query: { page }, signal }))
    return pages.flatMap(({ courses }) => courses)
  },
})

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
