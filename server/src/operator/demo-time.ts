import { together } from '../db/statement.ts'
import type { Context, SignedIn } from '../http/context.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** A context of the same transaction in which that person acts, at that moment. */
export function as(ctx: Context, caller: SignedIn, atMs: number): Context {
  const theirs: Context = {
    ...ctx,
    caller,
    asking: { callerId: caller.id, session: '' },
    now: () => new Date(atMs),
    enter: async (...statements) => [theirs, ...(await together(ctx.db, ...statements))],
    write: (work) => work(theirs),
    finish: async (...statements) => void (await together(ctx.db, ...statements)),
  }
  return theirs
}
