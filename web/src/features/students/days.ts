const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

export interface ShownDay {
  /** YYYY-MM-DD in Kigali. */
  day: string
  isActive: boolean
}

/** The weeks up to today, each from Monday, oldest first; days after today are left out. */
export function weeksOf(activeDays: readonly string[], today: string, weeks: number): ShownDay[][] {
  const active = new Set(activeDays)
  const last = Date.parse(`${today}T00:00:00Z`)
  const sinceMonday = (new Date(last).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK
  const first = last - (sinceMonday + (weeks - 1) * DAYS_A_WEEK) * DAY_MS
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => first + (week * DAYS_A_WEEK + day) * DAY_MS)
      .filter((moment) => moment <= last)
      .map((moment) => new Date(moment).toISOString().slice(0, 10))
      .map((day) => ({ day, isActive: active.has(day) })),
  )
}
