import { contextFor, type Services } from '../context.ts'
import type { Route } from '../route.ts'
import { type PageCall, type ReadCall, readCall, readingsAmong } from './answer-call.ts'

export interface VisitorCalls {
  (call: PageCall): Promise<ReadCall>
  /** Whether everybody may ask it. */
  areOpen(address: string): boolean
}

const VISITOR = { network: 'page', device: 'page', cookie: '', requestId: '' }

/** Answers a page's calls by the very actions that answer the browser's, as to somebody nobody knows: a page that everybody gets
 * holds nothing else. Only what everybody may read is asked.
 * @throws what is no refusal: the database being away, a mistake of ours. */
export function visitorCalls(routes: readonly Route[], services: Services): VisitorCalls {
  const readings = readingsAmong(routes)
  const areOpen = (address: string) => readings.get(address)?.route.endpoint.who === 'everyone'
  const ask = async (call: PageCall): Promise<ReadCall> => {
    const reading = readings.get(call.address)
    if (!reading || !areOpen(call.address))
      throw new Error(`a page that everybody gets may not ask ${call.address}`)
    return await readCall(reading, contextFor(services, null, VISITOR, services.log), call)
  }
  return Object.assign(ask, { areOpen })
}
