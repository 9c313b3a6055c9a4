import { dateFormat, formatDate, formatTime, type Moment } from '@academy/contract/text'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** What students are promised: usually within a day. */
const OVERDUE_MS = DAY_MINUTES * MINUTE_MS

const monthDay = dateFormat({ month: 'short', day: 'numeric' })
const toTheSecond = dateFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit' })

const ageMs = (since: Moment, now: number) => Math.max(0, now - new Date(since).getTime())

/** 8m, 19h 05m, 2d 4h; under a minute 0m. */
export function waitedFor(since: Moment, now: number): string {
  const minutes = Math.floor(ageMs(since, now) / MINUTE_MS)
  if (minutes < HOUR_MINUTES) return `${minutes}m`
  if (minutes < DAY_MINUTES) {
    return `${Math.floor(minutes / HOUR_MINUTES)}h ${String(minutes % HOUR_MINUTES).padStart(2, '0')}m`
  }
  return `${Math.floor(minutes / DAY_MINUTES)}d ${Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)}h`
}

/** The short form of the dashboard: 40m, 19h, 2d. */
export const waitedAbout = (since: Moment, now: number): string => waitedFor(since, now).split(' ')[0] ?? ''

export const isOverdue = (since: Moment, now: number): boolean => ageMs(since, now) >= OVERDUE_MS

export const isToday = (moment: Moment, now: Moment = Date.now()): boolean =>
  formatDate(moment) === formatDate(now)

/** 7:12 PM today; Nov 20, 7:12 PM this year; with the year before. */
export function shortMoment(moment: Moment, now: Moment = Date.now()): string {
  if (isToday(moment, now)) return formatTime(moment)
  const [day, today] = [formatDate(moment), formatDate(now)]
  const isThisYear = day.slice(-4) === today.slice(-4)
  return `${isThisYear ? monthDay(moment) : day}, ${formatTime(moment)}`
}

/** Aug 3 this year, Aug 3, 2025 before. */
export function shortDay(moment: Moment, now: Moment = Date.now()): string {
  const day = formatDate(moment)
  return day.slice(-4) === formatDate(now).slice(-4) ? monthDay(moment) : day
}

/** 12:03:11 AM; with the day where it is not that of `beside`. */
export function secondsMoment(moment: Moment, beside?: Moment | null): string {
  const time = toTheSecond(moment).replace(/\s/g, ' ')
  const isOtherDay = beside != null && formatDate(moment) !== formatDate(beside)
  return isOtherDay ? `${shortDay(moment)}, ${time}` : time
}
