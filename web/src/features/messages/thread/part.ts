import type { Message } from '@academy/contract/messages'
import type { KnownThread } from './known.ts'

export function withOlder(known: KnownThread, older: readonly Message[], hasOlder: boolean): KnownThread {
  const there = new Set(known.messages.map(({ _id }) => _id))
  return { ...known, messages: [...older.filter(({ _id }) => !there.has(_id)), ...known.messages], hasOlder }
}

export function withNewer(known: KnownThread, newer: readonly Message[]): KnownThread {
  const there = new Set(known.messages.map(({ _id }) => _id))
  return { ...known, messages: [...known.messages, ...newer.filter(({ _id }) => !there.has(_id))] }
}

/** A part and the newest messages as one, as soon as the part reaches these; null while something may be missing between them. */
export function joined(part: KnownThread, newest: KnownThread): KnownThread | null {
  const first = newest.messages[0]?._id
  const from = part.messages.findIndex(({ _id }) => _id === first)
  if (from < 0) return null
  const there = new Set(newest.messages.map(({ _id }) => _id))
  const later = part.messages.slice(from).filter(({ _id }) => !there.has(_id))
  return {
    ...newest,
    messages: [...part.messages.slice(0, from), ...newest.messages, ...later],
    hasOlder: part.hasOlder,
  }
}
