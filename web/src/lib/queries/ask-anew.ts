import type { Query, QueryClient } from '@tanstack/react-query'

/** Somebody waits for it with nothing to see. */
const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.data === undefined && query.state.fetchStatus === 'fetching'

/** Gives up the answers that are awaited with nothing to see, and asks for them once more. Without giving up the cache would hand out the call that
 * hangs. False where nothing is awaited. */
export async function askAnew(client: QueryClient): Promise<boolean> {
  const awaited = client.getQueryCache().findAll({ predicate: isAwaited })
  await client.cancelQueries({ predicate: isAwaited })
  void client.refetchQueries({ predicate: (query) => awaited.includes(query) })
  return awaited.length > 0
}
