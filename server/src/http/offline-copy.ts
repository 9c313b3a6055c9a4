import type { Endpoint } from '@academy/contract/http'
import { isTeacher } from '@academy/contract/users'
import type { Caller } from './context.ts'

/** The browser's worker keeps a reply only where this says so: teachers read more through learners' calls than may stay on a phone.
 * A call of theirs alone that is declared means what they read. */
export function mayBeKeptOffline({ who, offline }: Endpoint, caller: Caller): boolean {
  const isForAll = who === 'everyone' || who === 'teacher' || !caller || !isTeacher(caller.role)
  return offline !== undefined && isForAll
}
