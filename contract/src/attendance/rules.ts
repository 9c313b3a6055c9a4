export const NOTE_MAX_LENGTH = 500
export const SAVE_MAX_RECORDS = 1000
/** Days of class in an answer, unless the caller asks for another number. */
export const SUMMARY_USUAL_DAYS = 30
export const SUMMARY_MAX_DAYS = 100
/** A student's own newest days in an answer: a course's length; the totals are of all days. */
export const OWN_MAX_DAYS = 60

/** How long the screen shows a code. */
export const CODE_SECONDS = 20
/** A code holds while it is shown and while the next one is. */
export const CODES_THAT_HOLD = 2
export const CODE_DIGITS = 6
export const CHECK_IN_MINUTES = 60
/** How many of those who came last the instructor's screen names. */
export const LATEST_SHOWN = 12

export interface Marks {
  present: number
  absent: number
}

/** Of the days on which somebody was marked; null when there is none. Rounds down, so that it never reads as more than it is. */
export function attendancePercentage({ present, absent }: Marks): number | null {
  const marked = present + absent
  return marked === 0 ? null : Math.floor((present * 100) / marked)
}

/** A student who was never marked is below no minimum. */
export function isBelowMinimum({ present, absent }: Marks, minimumPercent: number | null): boolean {
  if (minimumPercent === null || present + absent === 0) return false
  return present * 100 < minimumPercent * (present + absent)
}

/** The number of the code that stands at a moment, from the opening of its check-in. */
export function stepAt(openedAtMs: number, nowMs: number): number {
  return Math.floor((nowMs - openedAtMs) / (CODE_SECONDS * 1000))
}

/** How long the code that stands at a moment is shown still. */
export function stepLeftMs(openedAtMs: number, nowMs: number): number {
  const stepMs = CODE_SECONDS * 1000
  return stepMs - ((nowMs - openedAtMs) % stepMs)
}

/** The codes that hold at a moment: the one that is shown, and the one before it. */
export function stepsThatHold(openedAtMs: number, nowMs: number): number[] {
  const step = stepAt(openedAtMs, nowMs)
  return Array.from({ length: CODES_THAT_HOLD }, (_, age) => step - age).filter((number) => number >= 0)
}
