import { type DayRange, FIRST_DAY, lengthOf, RANGE_MAX_DAYS } from '@academy/contract/analytics/rules'
import { addDays, dayOf } from '@academy/contract/text/days'
import { useAddressView } from '../../lib/pages/use-address-view.ts'
import type { ChartRange } from './api.ts'

/** Ranges that end today, by their days. */
export const RANGES = ['7', '30', '90', '365'] as const
const USUAL = '30'
export const OWN_RANGE = 'own'

const rangeOf = (days: number): DayRange => {
  const to = dayOf(Date.now())
  return { from: addDays(to, 1 - days), to }
}

/** Null for days that the server would refuse. */
export function ownRange(from: string, to: string): DayRange | null {
  const isDay = (day: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= FIRST_DAY
  if (!isDay(from) || !isDay(to) || from > to || lengthOf({ from, to }) > RANGE_MAX_DAYS) return null
  return { from, to }
}

/** Range, course and comparison, in the address, so that a link shows the same. */
export function useAnalyticsView() {
  const { read, write } = useAddressView()
  const own = ownRange(read('from'), read('to'))
  const asked = (RANGES as readonly string[]).find((days) => days === read('range')) ?? USUAL
  const range = own ?? rangeOf(Number(asked))
  const course = read('course')
  const query: ChartRange = { ...range, course: course || undefined }
  return {
    range,
    chosen: own ? OWN_RANGE : asked,
    course,
    isCompared: read('compare') !== 'off',
    query,
    choose: (days: string) =>
      write(days === OWN_RANGE ? { ...range } : { range: days === USUAL ? '' : days, from: '', to: '' }),
    chooseDays: (days: DayRange) => write({ ...days }),
    chooseCourse: (id: string) => write({ course: id }),
    compare: (isCompared: boolean) => write({ compare: isCompared ? '' : 'off' }),
  }
}
