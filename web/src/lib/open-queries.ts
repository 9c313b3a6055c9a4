import type { Query } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const withDefaults = queryClient.defaultQueryOptions.bind(queryClient)

/** Where the server draws pages no query has anybody who watches it: it stays until the page is drawn, whatever it says of itself. */
export function keepQueries(): void {
  queryClient.defaultQueryOptions = ((options) => ({
    ...withDefaults(options),
    gcTime: Number.POSITIVE_INFINITY,
  })) as typeof queryClient.defaultQueryOptions
}

/** Where the server draws a page, nothing is mounted that would ask: begins what the page was rendered without. False where there is no more. */
export function beginOpenQueries(): boolean {
  const open = queryClient.getQueryCache().findAll({ predicate: isOpen })
  // What fails is seen in the query.
  for (const query of open) query.fetch().catch(() => undefined)
  return open.length > 0
}

/** Wanted, and neither answered nor on its way. */
function isOpen({ state, options }: Query): boolean {
  if (state.status !== 'pending' || state.fetchStatus !== 'idle') return false
  const { enabled = true } = options as { enabled?: unknown }
  return enabled === true && typeof options.queryFn === 'function'
}
