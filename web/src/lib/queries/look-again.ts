import type { QueryFilters } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Asks these anew because of what has just happened. A refetch would join a first answer that is on its way, which may be older
 * than that: it is given up. */
export function lookAgain(queries: QueryFilters): Promise<void> {
  const onTheirWay = { ...queries, type: 'active', fetchStatus: 'fetching' } as const
  void queryClient.cancelQueries(onTheirWay, { silent: true, revert: false })
  return queryClient.invalidateQueries(queries)
}
