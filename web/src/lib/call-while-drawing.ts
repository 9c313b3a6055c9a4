import { readFailure } from './call-failure.ts'

/** A call of a page that the server draws, and its address with all parts filled in. */
export interface DrawnCall {
  address: string
  params: object
  query: object
  url: string
}
export interface DrawnAnswer {
  status: number
  body: unknown
}
/** Null for what the server leaves to the browser. */
export type AskServer = (call: DrawnCall) => Promise<DrawnAnswer | null>

let ask: AskServer | null = null
let isBegun = false
const open = new Set<Promise<unknown>>()

/** For the page that is drawn now, whose person hears these answers; null for pages that everybody gets. */
export function answerCallsBy(answer: AskServer | null): void {
  ask = answer
  isBegun = true
  open.clear()
}

/** Not in tests, which have no browser either. */
export const isDrawing = (): boolean => isBegun

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** When all that the page has asked for so far is answered, and what followed from the answers. */
export async function callsAnswered(): Promise<void> {
  do {
    await Promise.all(open)
    await pause()
  } while (open.size > 0)
}

/** What nobody answers stays open, as in a browser whose line is slow: the page waits for it. */
export async function callWhileDrawing(address: string, params: object, url: string): Promise<unknown> {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
  const asking = ask?.({ address, params, query, url })
  if (asking) open.add(asking)
  const answer = await asking
  if (asking) open.delete(asking)
  if (!answer) return await new Promise(() => {})
  if (answer.status !== 200) throw readFailure(answer.status, JSON.stringify(answer.body))
  return answer.body
}
