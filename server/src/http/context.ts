import { HTTP_MESSAGES } from '@academy/contract/http'
import type { Arriving, Caller, SignedIn } from './caller.ts'
import type { Context, Entry } from './entry.ts'
import type { Services } from './opened-services.ts'
import { unauthenticated } from './problem.ts'
import { type Frame, onPool } from './writing.ts'

export type { Caller, SignedIn } from './caller.ts'
export type { Context, Entry } from './entry.ts'
export type { Db, Services } from './opened-services.ts'

type Answering = Pick<Entry, 'fitting' | 'setCookie'>
const NO_ANSWER: Answering = { fitting: (reply) => reply, setCookie: () => {} }

/** The context of a call whose caller is known. */
export const contextFor = (
  services: Services,
  caller: Caller,
  origin: Entry['origin'],
  log: Services['log'],
  answering: Answering = NO_ANSWER,
): Context => onPool(frameOf(services, origin, log, answering), services.db).context(caller)

/** The entry of a call whose caller is looked up as it enters. */
export const entryFor = (
  services: Services,
  arriving: Arriving,
  origin: Entry['origin'],
  log: Services['log'],
  answering: Answering,
): Entry => onPool(frameOf(services, origin, log, answering), services.db).entry(arriving)

/** A context of nobody's, for jobs and the start. */
export function systemContext(services: Services): Context {
  return contextFor(services, null, { ...NO_REQUEST, network: 'system', device: 'system' }, services.log)
}

/** A context of nobody's for a command of the operator, which the audit log names. */
export function operatorContext(services: Services, command: string): Context {
  const origin = { ...NO_REQUEST, network: 'operator', device: `academy ${command}` }
  return contextFor(services, null, origin, services.log)
}

const NO_REQUEST = { cookie: '', requestId: '' }

export function signedIn(ctx: Context): SignedIn {
  if (!ctx.caller) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  return ctx.caller
}

const frameOf = (
  services: Services,
  origin: Entry['origin'],
  log: Services['log'],
  answering: Answering,
): Frame => ({
  services,
  own: {
    log,
    origin,
    now: () => services.clock.now(),
    fitting: answering.fitting,
    setCookie: answering.setCookie,
  },
})
