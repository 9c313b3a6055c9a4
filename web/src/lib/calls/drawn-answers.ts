import { urlOf } from './call.ts'
import type { CallAddress, CallInput, CallReply } from './call-types.ts'
import type { DrawnAnswer } from './call-while-drawing.ts'

// What the server drew the page with: replies to a visitor's calls, by their address. The page's first queries start from them,
// here as on the server, so that the browser finds what it would render and asks for nothing.

export type DrawnAnswers = Readonly<Record<string, DrawnAnswer>>
type Input<A extends CallAddress> = Pick<CallInput<A>, 'params' | 'query'>
type OnMissing = (address: CallAddress, input: { params?: object; query?: object }, url: string) => void

let answers: DrawnAnswers | undefined
/** When the drawn page was made, if it is a copy: its data are asked for anew. */
let drawnAt = 0
let onMissing: OnMissing | undefined

/** On the server; `missing` hears of the calls that the page wants besides, with their addresses filled in. */
export function setDrawnAnswers(known: DrawnAnswers, missing: OnMissing): void {
  answers = known
  drawnAt = Date.now()
  onMissing = missing
}

/** Undefined for what the page was not drawn with. In the browser the answers stand in the page. */
export function drawnAnswer<A extends CallAddress>(address: A, input: Input<A>): DrawnAnswer | undefined {
  if (!answers) {
    const block = document.getElementById('drawn')
    drawnAt = Date.parse(block?.dataset.copiedAt ?? '') || Date.now()
    answers = JSON.parse(block?.textContent || '{}') as DrawnAnswers
  }
  const url = urlOf(address.slice('GET '.length), input.params, input.query)
  if (!answers[url]) onMissing?.(address, input, url)
  return answers[url]
}

/** A query of a drawn page begins with what the page was drawn with, and asks when that has grown old:
 * `queryOptions({ queryKey, queryFn, ...drawnFirst(…) })`. */
export function drawnFirst<A extends CallAddress, Data>(
  address: A,
  input: Input<A>,
  dataOf: (reply: CallReply<A>) => Data,
) {
  return {
    initialData: (): Data | undefined => {
      const answer = drawnAnswer(address, input)
      return answer?.status === 200 ? dataOf(answer.body as CallReply<A>) : undefined
    },
    initialDataUpdatedAt: () => drawnAt,
  }
}
