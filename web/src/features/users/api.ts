import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const devicesQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: async ({ signal }) => (await call('GET /api/user/me/sessions', { signal })).sessions,
})
