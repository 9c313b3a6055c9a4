import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const SYSTEM_ADDRESS = '/admin/system'

/** While somebody looks; a hidden page asks for nothing. */
const REFRESH_MS = 15_000
const SYSTEM = 'system'
const watched = { refetchInterval: REFRESH_MS, staleTime: REFRESH_MS / 2 }

/** Of all nodes together, or of the one that is named. */
export const metricsQuery = (node = '') =>
  queryOptions({
    ...watched,
    queryKey: [SYSTEM, 'metrics', node] as const,
    queryFn: ({ signal }) => call('GET /api/system/metrics', { query: node ? { node } : {}, signal }),
  })

export const failedJobsQuery = queryOptions({
  ...watched,
  queryKey: [SYSTEM, 'failed-jobs'] as const,
  queryFn: ({ signal }) => call('GET /api/system/failed-jobs', { signal }),
})

/** What is looked at again when a job was tried again or dropped. */
export const ALL_OF_SYSTEM = { queryKey: [SYSTEM] } as const
