import { isId } from '@academy/contract/http/rules'
import type { Pair } from './address.ts'

/** What an address says; null where it says nothing that could be a conversation. */
export function pairOf(other: string | undefined, course: string | undefined): Pair | null {
  if (!isId(other)) return null
  if (course === undefined || course === 'null') return { other: other.toLowerCase(), course: null }
  return isId(course) ? { other: other.toLowerCase(), course: course.toLowerCase() } : null
}
