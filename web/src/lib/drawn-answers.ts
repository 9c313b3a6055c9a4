import { urlOf } from './call.ts'
import type { CallAddress, CallInput, CallReply } from './call-types.ts'

// What the server drew the page with: replies to a visitor's calls, by their address. The page's first queries start from them,
// here as on the server, so that the browser finds what it would render and asks for nothing.

export interface DrawnAnswer {
  status: number
  body: unknown
}
/** A call of a page, and its address with all parts filled in. */
export interface DrawnCall {
  address: CallAddress
  params: object
  query: object
  url: string
}
export type DrawnAnswers = Readonly<Record<string, DrawnAnswer>>

/** How long after its arrival queries begin with what the page was drawn with; later they ask. */
const KEPT_MS = 10_000

let answers: DrawnAnswers | undefined
let arrivedAt = 0
/** Of a copy, when it was made: its data are asked for anew. */
let drawnAt = 0
let onMissing: ((call: DrawnCall) => void) | undefined

/** On the server; `missing` hears of the calls that the page wants besides. */
export function setDrawnAnswers(known: DrawnAnswers, missing: (call: DrawnCall) => void): void {
  answers = known
  arrivedAt = drawnAt = Date.now()
  onMissing = missing
}

/** In the browser they stand in the page. */
function known(): DrawnAnswers {
  if (answers) return answers
  const block = document.getElementById('drawn')
  arrivedAt = Date.now()
  drawnAt = Date.parse(block?.dataset.copiedAt ?? '') || arrivedAt
  answers = JSON.parse(block?.textContent || '{}') as DrawnAnswers
  return answers
}

/** Undefined for what the page was not drawn with. */
export function drawnAnswer<A extends CallAddress>(
  address: A,
  { params, query }: Pick<CallInput<A>, 'params' | 'query'>,
): DrawnAnswer | undefined {
  const url = urlOf(address.slice('GET '.length), params, query)
  const answer = known()[url]
  if (!answer) onMissing?.({ address, params: params ?? {}, query: query ?? {}, url })
  return answer
}

/** A query of a drawn page begins with what the page was drawn with: `queryOptions({ queryKey, queryFn, ...drawnFirst(…) })`. */
export function drawnFirst<A extends CallAddress, Data>(
  address: A,
  input: Pick<CallInput<A>, 'params' | 'query'>,
  dataOf: (reply: CallReply<A>) => Data,
) {
  return {
    initialData: (): Data | undefined => {
      const answer = drawnAnswer(address, input)
      const isFresh = Date.now() - arrivedAt < KEPT_MS
      return answer?.status === 200 && isFresh ? dataOf(answer.body as CallReply<A>) : undefined
    },
    initialDataUpdatedAt: () => drawnAt,
  }
}
