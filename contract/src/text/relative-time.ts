import type { Moment } from './dates.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Just now, 5m ago, 3h ago, 2d ago. A moment ahead of `now` (a clock askew) reads Just now. */
export function formatRelativeTime(moment: Moment, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(moment).getTime()
  if (age < minuteMs) return 'Just now'
  if (age < hourMs) return `${Math.floor(age / minuteMs)}m ago`
  if (age < dayMs) return `${Math.floor(age / hourMs)}h ago`
  return `${Math.floor(age / dayMs)}d ago`
}
