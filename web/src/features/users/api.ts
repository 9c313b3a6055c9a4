import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const devicesQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: async ({ signal }) => (await call('GET /api/user/me/sessions', { signal })).sessions,
})

/** A student's courses with how far they have come; an instructor's own. */
export const myCoursesQuery = queryOptions({
  queryKey: ['mycourse'],
  queryFn: async ({ signal }) => (await call('GET /api/mycourse', { signal })).courses,
})
