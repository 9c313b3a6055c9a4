import type { DefaultedQueryObserverOptions, Query } from '@tanstack/react-query'
import { type HeardIn, heardIn, isPersonAnswered, Unanswered } from '../calls/call-while-drawing.ts'
import { queryClient } from './query-client.ts'

const cache = queryClient.getQueryCache()
const withDefaults = queryClient.defaultQueryOptions.bind(queryClient)
/** What nobody answers: shown as it waits in a browser. */
const unanswered = new WeakSet<Query>()

/** Where the server draws pages no query has anybody who watches it: it stays until the page is drawn, whatever it says of itself. On a person's
 * page what stands on a query is rendered when it is answered, and all else meanwhile: no part is rendered twice. */
export function keepQueries(): void {
  queryClient.defaultQueryOptions = ((options) => {
    const whole = withDefaults(options) as DefaultedQueryObserverOptions
    const queryFn: Ask = options._defaulted ? whole.queryFn : settlingSoon(whole.queryFn)
    const suspense = isPersonAnswered() && isAwaited(whole)
    return { ...whole, queryFn, suspense, gcTime: Number.POSITIVE_INFINITY }
  }) as typeof queryClient.defaultQueryOptions
  cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !(query.state.error instanceof Unanswered)) return
    unanswered.add(query)
    query.reset()
  })
}

/** The server answers calls by then, or leaves them to the browser; what asks its own device hears nothing here. */
const SOON_MS = 400

type Ask = DefaultedQueryObserverOptions['queryFn']

function settlingSoon(queryFn: Ask): Ask {
  if (typeof queryFn !== 'function') return queryFn
  return (asked: Parameters<typeof queryFn>[0]) =>
    new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => reject(new Unanswered()), SOON_MS)
      new Promise<unknown>((read) => read(queryFn(asked)))
        .then(resolve, reject)
        .finally(() => clearTimeout(late))
    })
}

/** Wanted, neither answered nor refused, and somebody may still answer it. */
function isAwaited({ enabled = true, queryFn, queryHash }: DefaultedQueryObserverOptions): boolean {
  if (enabled !== true || typeof queryFn !== 'function') return false
  const query = cache.get(queryHash)
  return !query || (query.state.status === 'pending' && !unanswered.has(query))
}

/** What a query of a drawn page holds, told by where it stands among the answers; as it is where a query makes something of them. */
export type DrawnQuery = { key: readonly unknown[] } & (HeardIn | { data: unknown })

/** For the browser, whose page begins with the same. What was refused is not among it: a page that is drawn waits for it. */
export const answeredQueries = (): DrawnQuery[] =>
  cache
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey: key, state: { data } }) => ({ key, ...(heardIn(data) ?? { data }) }))
