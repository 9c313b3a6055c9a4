import type { Endpoint } from '@academy/contract/http'
import { isTeacher } from '@academy/contract/users'
import type { Caller } from './context.ts'

/** How the browser's worker may keep a reply; null where it may not: teachers read more through learners' calls than may stay on a phone.
 * A call of theirs alone that is declared means what they read. */
export function offlineFor({ who, offline }: Endpoint, caller: Caller): 'quick' | 'fallback' | null {
  const isForAll = who === 'everyone' || who === 'teacher' || !caller || !isTeacher(caller.role)
  return (isForAll && offline) || null
}
