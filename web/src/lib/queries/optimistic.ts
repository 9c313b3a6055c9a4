import type { QueryKey, QueryState } from '@tanstack/react-query'
import { lookAgain } from './look-again.ts'
import { queryClient } from './query-client.ts'

const isKnown = ({ state }: { state: Pick<QueryState, 'data'> }) => state.data !== undefined

/** Shows a change in all that is known under this key; an answer on its way is from before the change, and is given up. Gives back how
 * to undo it: where something newer stands by then, that stays. */
export function showChange<T>(queryKey: QueryKey, next: (before: T) => T): () => void {
  const known = { queryKey, predicate: isKnown }
  void queryClient.cancelQueries(known)
  const undo = queryClient.getQueriesData<T>(known).map(([key, before]) => {
    const shown = queryClient.setQueryData<T>(key, next(before as T))
    return () => {
      if (queryClient.getQueryData(key) === shown) queryClient.setQueryData<T>(key, before)
    }
  })
  return () => {
    for (const one of undo) one()
  }
}

/** Shows at once what the server is about to say. Where `send` fails the page shows what was before, asks anew, and the caller says why. */
export async function changeAtOnce<T, Reply>(
  queryKey: QueryKey,
  next: (before: T) => T,
  send: () => Promise<Reply>,
): Promise<Reply> {
  const undo = showChange(queryKey, next)
  try {
    return await send()
  } catch (failure) {
    undo()
    void lookAgain({ queryKey })
    throw failure
  }
}
