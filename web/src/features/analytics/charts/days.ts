import { type DayRange, stretchesOf } from '@academy/contract/analytics/rules'
import { dateFormat, formatDate } from '@academy/contract/text'
import { dayOf } from '@academy/contract/text/days'

const noon = (day: string) => new Date(`${day}T12:00:00+02:00`)
const short = dateFormat({ month: 'short', day: 'numeric' })

export const dayName = (day: string): string => formatDate(noon(day))

/** A stretch of a range as a category of a chart. */
export const stretchName = ({ from, to }: DayRange) => ({
  short: short(noon(from)),
  long: from === to ? dayName(from) : `${short(noon(from))} to ${dayName(to)}`,
})

/** Today goes on. */
export const isRunning = (range: DayRange): boolean =>
  (stretchesOf(range).at(-1)?.to ?? '') >= dayOf(Date.now())
