/** Kigali is two hours ahead of UTC the whole year. */
const AHEAD_MS = 2 * 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** '07:30' as minutes after midnight. */
export function minutesOf(timeOfDay: string): number {
  const [hours, minutes] = timeOfDay.split(':')
  return Number(hours) * 60 + Number(minutes)
}

export function timeOfDay(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The next moment after `now` at which it is so many minutes after midnight in Kigali. */
export function nextMoment(now: Date, minutes: number): Date {
  const local = now.getTime() + AHEAD_MS
  const today = local - (local % DAY_MS) + minutes * MINUTE_MS
  return new Date((today > local ? today : today + DAY_MS) - AHEAD_MS)
}

export interface QuietMinutes {
  from: number
  until: number
}

/** When the quiet hours end in which `now` lies, over midnight too; null where it is not quiet. The first minute is quiet, the last not. */
export function quietUntil(now: Date, { from, until }: QuietMinutes): Date | null {
  const minute = ((now.getTime() + AHEAD_MS) % DAY_MS) / MINUTE_MS
  const isQuiet = from < until ? from <= minute && minute < until : minute >= from || minute < until
  return isQuiet ? nextMoment(now, until) : null
}
