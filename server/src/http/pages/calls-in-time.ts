import type { PersonAnswer } from '@academy/contract/http'
import type { Context } from '../context.ts'
import type { PageCall } from './answer-call.ts'
import type { PersonCalls } from './person-calls.ts'

/** The page is drawn without an answer that takes longer: it waits for it in the browser. */
const ANSWER_MS = 350
/** A page that is drawn by then is sent with what was answered; the browser asks for the rest call by call. */
const PAGE_MS = 500
/** Where nothing is drawn nobody waits for words, and a server that is busy had better not be asked twice. */
const ANSWERS_MS = 3_000

export interface CallsInTime {
  /** Null for what does not come in time, and for what the browser had better ask by itself. */
  ask(call: PageCall): Promise<PersonAnswer | null>
  /** Null for what is not drawn when the page is sent. */
  inTime<T>(drawing: Promise<T>): Promise<T | null>
  /** What was answered when the page is sent, by the calls' addresses. */
  answered(isDrawn: boolean): Promise<Record<string, PersonAnswer>>
}

/** The calls of one page, each asked once: the slowest of them holds up nobody who asked for the page. */
export function callsInTime(askAs: PersonCalls, ctx: Context): CallsInTime {
  const begunAt = performance.now()
  const asked = new Map<string, Promise<PersonAnswer | null>>()
  const answers: Record<string, PersonAnswer> = {}
  const left = (ms: number) => Math.max(0, begunAt + ms - performance.now())
  let isOver = false

  async function read(call: PageCall): Promise<PersonAnswer | null> {
    const answer = await askAs(call, ctx)
    if (answer) answers[call.url] = answer
    return answer
  }
  return {
    ask: (call) => {
      if (isOver) return Promise.resolve(null)
      const known = asked.get(call.url) ?? read(call)
      asked.set(call.url, known)
      return within(left(ANSWER_MS), known)
    },
    inTime: (drawing) => within(left(PAGE_MS), drawing),
    answered: async (isDrawn) => {
      await within(left(isDrawn ? PAGE_MS : ANSWERS_MS), Promise.all(asked.values()))
      isOver = true
      return { ...answers }
    },
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
