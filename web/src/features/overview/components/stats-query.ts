import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'

/** How large the academy is. */
export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: async ({ signal }) => (await call('GET /api/stats', { signal })).stats,
})
