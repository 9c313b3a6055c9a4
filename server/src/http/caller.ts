import type { EffectiveRole } from '@academy/contract/users'
import type { Statement } from '../db/statement.ts'

export interface SignedIn {
  id: string
  name: string
  email: string
  role: EffectiveRole
  sessionId: string
}
/** Who makes the call; null is a visitor. */
export type Caller = SignedIn | null

/** Who makes the call while nobody knows it yet: the statement that finds them, and who they are by its rows. */
export interface Arriving {
  session: string
  statement: Statement<unknown>
  /** @throws Problem 401 or 403 for who may not call. */
  arrive(found: unknown[]): Caller
}
