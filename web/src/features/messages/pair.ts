import type { Pair } from './address.ts'

const ID = /^[0-9a-f]{24}$/i

/** What an address says; null where it says nothing that could be a conversation. */
export function pairOf(other: string | undefined, course: string | undefined): Pair | null {
  if (!other || !ID.test(other)) return null
  if (course === undefined || course === 'null') return { other: other.toLowerCase(), course: null }
  return ID.test(course) ? { other: other.toLowerCase(), course: course.toLowerCase() } : null
}
