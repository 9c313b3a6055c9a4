import { ANNOUNCE_AT_MINUTES } from '@academy/contract/attempts/rules'

/** The mark that was passed between two looks at the clock, in minutes; null when none was. */
export function announcementBetween(beforeSeconds: number | null, nowSeconds: number): number | null {
  if (beforeSeconds === null || nowSeconds <= 0) return null
  const passed = ANNOUNCE_AT_MINUTES.filter(
    (minutes) => beforeSeconds > minutes * 60 && nowSeconds <= minutes * 60,
  )
  return passed.length > 0 ? Math.min(...passed) : null
}

/** Until the shown second changes, so that the page looks only as often as there is something new. */
export function untilNextSecondMs(leftMs: number): number {
  const part = leftMs % 1000
  return part > 5 ? part : part + 1000
}
