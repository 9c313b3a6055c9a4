import type { Query } from '@tanstack/react-query'
import { type HeardIn, heardIn } from './call-while-drawing.ts'
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

/** What a query of a drawn page holds, told by where it stands among the answers; as it is where a query makes something of them. */
export type DrawnQuery = { key: readonly unknown[] } & (HeardIn | { data: unknown })

/** For the browser, whose page begins with the same. What was refused is not among it: a page that is drawn waits for it. */
export const answeredQueries = (): DrawnQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey: key, state: { data } }) => ({ key, ...(heardIn(data) ?? { data }) }))
