import { dateFormat, type Moment } from './dates.ts'

/** A calendar day as the wire writes it, 2026-11-20: it has no time and no zone. */
export type Day = string

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

/** The day that it is in Kigali at that moment, wherever the reader and the server are. */
export const dayOf: (moment: Moment) => Day = dateFormat(
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
)

/** A day that exists: no 'tomorrow', no February 30, nothing before 2000. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY_PATTERN.exec(text) ?? []
  if (!year || Number(year) < 2000) return false
  const time = noonOf(text)
  return time.getUTCMonth() + 1 === Number(month) && time.getUTCDate() === Number(day)
}

/** So many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(noonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/* @__NO_SIDE_EFFECTS__ */
function format(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const inUtc = dateFormat({ ...options, timeZone: 'UTC' })
  return (day) => inUtc(noonOf(day))
}

/** Nov 20, 2026 */
export const formatDay = format({ month: 'short', day: 'numeric', year: 'numeric' })
/** Nov 20 */
export const formatShortDay = format({ month: 'short', day: 'numeric' })
/** Friday */
export const formatWeekday = format({ weekday: 'long' })
/** F */
export const formatWeekdayLetter = format({ weekday: 'narrow' })

/** Noon, so that no zone and no change of clocks moves it to a neighbour. */
function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`)
}
