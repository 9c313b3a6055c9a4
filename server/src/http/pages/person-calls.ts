import type { PersonAnswer } from '@academy/contract/http'
import { type Context, contextFor, type Services } from '../context.ts'
import { offlineFor } from '../offline-copy.ts'
import type { Route } from '../route.ts'
import { answerCall, type PageCall, readingsAmong } from './answer-call.ts'

/** Null for what the browser had better ask by itself; never rejects. */
export type PersonCalls = (call: PageCall, ctx: Context) => Promise<PersonAnswer | null>

/** Answers a page's calls as its person would hear them one by one, with their rights and nobody else's. */
export function personCalls(routes: readonly Route[], services: Services): PersonCalls {
  const readings = readingsAmong(routes)
  return async (call, { caller, origin, log }) => {
    const reading = readings.get(call.address)
    if (!reading) return null
    try {
      const ctx = contextFor(services, caller, origin, log)
      const answer = await answerCall(reading, ctx, call)
      return { ...answer, offline: answer.status === 200 ? offlineFor(reading.route.endpoint, caller) : null }
    } catch (err) {
      log.warn({ err, route: call.address }, 'a page could not be given one of its answers')
      return null
    }
  }
}
