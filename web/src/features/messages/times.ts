import { dateFormat, formatDate, formatTime, type Moment } from '@academy/contract/text'
import { addDays, dayOf, formatDay, formatShortDay } from '@academy/contract/text/days'
import { t } from '@lingui/core/macro'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const WEEK_HOURS = 168

const weekday = dateFormat({ weekday: 'short' })

/** In the list: 'now' for an hour, the time for a day, the weekday for a week, then the date. */
export function conversationTime(at: Moment, now: Moment = Date.now()): string {
  const hours = (new Date(now).getTime() - new Date(at).getTime()) / HOUR_MS
  if (hours < 1) return t`now`
  if (hours < DAY_HOURS) return formatTime(at)
  if (hours < WEEK_HOURS) return weekday(at)
  const [day, today] = [dayOf(at), dayOf(now)]
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)
}

/** Between the messages of two days. */
export function dayTitle(at: Moment, now: Moment = Date.now()): string {
  const [day, today] = [dayOf(at), dayOf(now)]
  if (day === today) return t`Today`
  if (day === addDays(today, -1)) return t`Yesterday`
  return formatDate(at)
}
