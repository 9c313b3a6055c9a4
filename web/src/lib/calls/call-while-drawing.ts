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
/** Addresses of what was answered. */
const heard = new Set<string>()
/** Where what was answered, or a part of it, stands among the answers. */
const places = new Map<unknown, HeardIn>()

export interface HeardIn {
  url: string
  /** The member of the answer; the whole of it otherwise. */
  part?: string
}

/** For the page that is drawn now, whose person hears these answers; null for pages that everybody gets. */
export function answerCallsBy(answer: AskServer | null): void {
  ask = answer
  isBegun = true
  heard.clear()
  places.clear()
}

export const heardIn = (data: unknown): HeardIn | undefined => places.get(data)
export const heardCalls = (): string[] => [...heard]

/** Whether it is the page of somebody whose calls are answered. */
export const isPersonAnswered = (): boolean => ask !== null

/** Whether the server draws a page now; tests, which have no browser either, draw none. */
export const isDrawing = (): boolean => isBegun

/** Nobody answers: no failure, as in a browser whose line is slow. The page waits for it. */
export class Unanswered extends Error {}

/** @throws Unanswered */
export async function callWhileDrawing(address: string, params: object, url: string): Promise<unknown> {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
  const answer = await ask?.({ address, params, query, url })
  if (!answer) throw new Unanswered(url)
  if (answer.status !== 200) throw readFailure(answer.status, JSON.stringify(answer.body))
  note(answer.body, url)
  return answer.body
}

/** Told apart by what they are, not by what they say: text and numbers are no more than themselves. */
function note(body: unknown, url: string): void {
  heard.add(url)
  if (!isObject(body)) return
  places.set(body, { url })
  for (const [part, value] of Object.entries(body)) if (isObject(value)) places.set(value, { url, part })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
