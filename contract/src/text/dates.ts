/** An ISO string from the wire, milliseconds, or a Date. */
export type Moment = string | number | Date

export const academyTimeZone = 'Africa/Kigali'

/** Writes moments as they are in Kigali, unless `options` name another zone. The first formatter of a process takes a server 20 ms and a phone a
 * tenth of a second: each is made when it first writes something. */
/* @__NO_SIDE_EFFECTS__ */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (moment: Moment) => string {
  let made: Intl.DateTimeFormat | undefined
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: academyTimeZone, ...options })
    return made.format(new Date(moment))
  }
}

/** Nov 20, 2026 in Kigali, wherever the reader is. */
export const formatDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** November 20, 2026 in Kigali: for documents. */
export const formatLongDate = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

const time = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** 2:04 PM. Newer ICU puts a narrow space before PM; a plain one keeps both sides equal. */
export function formatTime(moment: Moment): string {
  return time(moment).replace(/\s/g, ' ')
}

/** Nov 20, 2026, 2:04 PM */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}
