import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server says now. An answer that a page came drawn with is dated ahead (`app/take-over.tsx`), so that `staleTime: 0` would give
 * that one for the page's first seconds. */
export async function fetchNow<Answer, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<Data> {
  await client.invalidateQueries({ queryKey: options.queryKey, exact: true, refetchType: 'none' })
  return client.fetchQuery(options)
}
