import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const instructorStatsQuery = queryOptions({
  queryKey: ['overview', 'instructor', 'stats'],
  queryFn: ({ signal }) => call('GET /api/instructor/stats', { signal }),
})

export const instructorWaitingQuery = queryOptions({
  queryKey: ['overview', 'instructor', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/instructor/waiting', { signal }),
})
