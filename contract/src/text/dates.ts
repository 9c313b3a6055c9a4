/** An ISO string from the wire, milliseconds, or a Date. */
export type Moment = string | number | Date

export const academyTimeZone = 'Africa/Kigali'

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: academyTimeZone,
})

const longDate = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: academyTimeZone,
})

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: academyTimeZone,
})

/** Nov 20, 2026 in Kigali, wherever the reader is. */
export function formatDate(moment: Moment): string {
  return date.format(new Date(moment))
}

/** November 20, 2026 in Kigali: for documents. */
export function formatLongDate(moment: Moment): string {
  return longDate.format(new Date(moment))
}

/** 2:04 PM. Newer ICU puts a narrow space before PM; a plain one keeps both sides equal. */
export function formatTime(moment: Moment): string {
  return time.format(new Date(moment)).replace(/\s/g, ' ')
}

/** Nov 20, 2026, 2:04 PM */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}
