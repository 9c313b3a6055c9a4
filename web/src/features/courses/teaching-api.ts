// What the portals ask of courses; learners' pages load none of it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { everyPage } from '../../lib/every-page.ts'
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
