import { createHash } from 'node:crypto'
import { DAY_MS } from './demo-time.ts'

const HOUR_MS = DAY_MS / 24
/** The hours that Kigali is ahead of UTC; it has no summer time. */
const ZONE_MS = 2 * HOUR_MS
/** The first of January 1970 was a Thursday. */
const MONDAY_MS = 4 * DAY_MS
const WEEK_MS = 7 * DAY_MS
const WORKING_SHARE = 5 / 7
const DAY_BEGINS_MS = 7 * HOUR_MS
const DAY_LASTS_MS = 14 * HOUR_MS

/** Always the same number from 0 to below 1 for the same words. */
export const drawn = (...words: string[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32

/** A moment by day, and within the week's five working days unless somebody studies at weekends too; what came first still does. */
export function wakingHour(at: number, hasWeekends: boolean): number {
  const local = at + ZONE_MS
  const intoWeek = (((local - MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS
  const inWeek = local - intoWeek + (hasWeekends ? intoWeek : intoWeek * WORKING_SHARE)
  const intoDay = ((inWeek % DAY_MS) + DAY_MS) % DAY_MS
  return inWeek - intoDay + DAY_BEGINS_MS + (intoDay / DAY_MS) * DAY_LASTS_MS - ZONE_MS
}

/** The last so many days of one day of the week before now, the newest first, at ten in the morning. */
export function weeklyDays(now: number, weekday: number, count: number): number[] {
  const local = now + ZONE_MS
  const midnight = local - (local % DAY_MS)
  const back = (((new Date(midnight).getUTCDay() - weekday - 1 + 7) % 7) + 1) * DAY_MS
  return Array.from({ length: count }, (_, n) => midnight - back - n * WEEK_MS + 10 * HOUR_MS - ZONE_MS)
}
