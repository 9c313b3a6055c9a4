import type { Attachment } from '@academy/contract/messages'
import type { Pair } from '../addresses.ts'

/** A message that the server has not taken yet. */
export interface Unsent extends Pair {
  content: string
  /** Messages that an older release kept have none. */
  attachment?: Attachment | null
  /** Made where it was typed: however often it is sent with it, it is stored once. */
  key: string
  /** When it was written. */
  at: string
}

export interface Outgoing extends Unsent {
  progress: 'sending' | 'waiting' | 'failed'
  reason?: string | undefined
}

const RANDOM_BYTES = 12

/** Not randomUUID, which browsers refuse on a plain http address. Keys sort as they were made, so that messages of one moment keep
 * their order. */
export function newKey(now = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))]
  return `${now.toString(36).padStart(9, '0')}${random.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
