import { addDays } from '../text/days.ts'
/** Days are calendar days in Kigali, as `2026-11-20`. A range includes both its ends. */
export interface DayRange {
  from: string
  to: string
}

/** No academy is older than this or asks beyond. */
export const FIRST_DAY = '2010-01-01'
export const LAST_DAY = '2199-12-31'
export const RANGE_MAX_DAYS = 1_100
export const RANGE_DEFAULT_DAYS = 30
/** Of a list of courses, or of quizzes and exams: those with the most come first. */
export const ANALYTICS_LIST_MAX_ROWS = 100
/** Results stand in ten bands of ten percent; 100 % belongs to the last. */
export const RESULT_BANDS = 10
/** The upper ends of the bands of time to decision, in minutes; the last has none. */
export const DECISION_BANDS_MINUTES = [60, 240, 720, 1_440, 4_320] as const
/** Fewer answers say nothing about a question. */
export const ITEM_MIN_ANSWERS = 10

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** How many days from one to another; 0 for the same. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1

/** The range of as many days that ends the day before this one begins. */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1)
  return { from: addDays(to, 1 - lengthOf(range)), to }
}

/** A point of a series stands for a day, a week or four weeks, counted from the first day: a screen shows sixty at most, and a quarter as weeks. */
export function stepDays(range: DayRange): number {
  const days = lengthOf(range)
  return days <= 62 ? 1 : days <= 400 ? 7 : 28
}

/** The stretches of a range that its points stand for; the last may be shorter. */
export function stretchesOf(range: DayRange, step = stepDays(range)): DayRange[] {
  return Array.from({ length: Math.ceil(lengthOf(range) / step) }, (_, n) => {
    const from = addDays(range.from, n * step)
    return { from, to: addDays(from, Math.min(step - 1, daysBetween(from, range.to))) }
  })
}

/** Sums of days as points of a range, each beside the same stretch of the range before. */
export function pointsOf(range: DayRange, byDay: ReadonlyMap<string, number>) {
  const sum = ({ from, to }: DayRange) => {
    let total = 0
    for (let day = from; day <= to; day = addDays(day, 1)) total += byDay.get(day) ?? 0
    return total
  }
  const before = stretchesOf(rangeBefore(range))
  return stretchesOf(range).map((stretch, n) => ({
    ...stretch,
    count: sum(stretch),
    before: sum(before[n] as DayRange),
  }))
}

/** What the sums of an item say. `facility` is the share of its marks that were given; `discrimination` how its marks go with
 * those of the other questions (Pearson, from -1 to 1): null where all got the same. */
export interface ItemSums {
  answers: number
  marks: number
  marksMax: number
  marksSquared: number
  rest: number
  restSquared: number
  marksByRest: number
}
export function itemStatistics(s: ItemSums): { facility: number | null; discrimination: number | null } {
  const spread = (squares: number, sum: number) => s.answers * squares - sum * sum
  const both = spread(s.marksSquared, s.marks) * spread(s.restSquared, s.rest)
  const together = s.answers * s.marksByRest - s.marks * s.rest
  return {
    facility: s.marksMax > 0 ? s.marks / s.marksMax : null,
    discrimination: both > 1e-9 ? Math.max(-1, Math.min(1, together / Math.sqrt(both))) : null,
  }
}
