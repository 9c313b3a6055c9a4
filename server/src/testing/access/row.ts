import type { Api } from '@academy/contract'
import type { ValidCall } from '../fixture.ts'

/** One call: who hears what, and how it is made. */
export interface AccessRow {
  /** The status of a valid call, one for each caller. */
  cells: string
  /** Whose rows, and what else the numbers do not say. */
  scope?: string
  /** Input that its shape and the state of things accept: only rights can refuse it. */
  valid: ValidCall
}

/** Those of one room. */
export type Rows = Partial<Record<keyof Api, AccessRow>>
