const badgeCap = 99
/** What a badge shows as 99+: whoever counts for one stops there. */
export const badgeCountMax = badgeCap + 1
const bytesPerKilobyte = 1000
const bytesPerMegabyte = 1024 * 1024

/** For badges: 7 → 7, 100 → 99+. */
export function capCount(count: number): string {
  return count > badgeCap ? `${badgeCap}+` : String(count)
}

/** Before each three digits of a number with at most three behind its point. */
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g

/** 12345 → 12,345; at most three digits behind a point. Without Intl, which is slow to begin (see `dateFormat`). */
export function formatCount(count: number): string {
  return String(Math.round(count * 1000) / 1000).replace(THOUSANDS, ',')
}

/** `hasMore`: not all were counted. */
export const formatAtLeast = (count: number, hasMore: boolean): string =>
  hasMore ? `${formatCount(count)}+` : formatCount(count)

/** 62.4 → 62%; never 100% before it is whole, never 0% once begun, and 0% where there is nothing to count. */
export function formatPercent(percent: number): string {
  if (!Number.isFinite(percent) || percent <= 0) return '0%'
  if (percent >= 100) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(percent)))}%`
}

/** In MB, with one decimal below ten of them; below a tenth of one in kB, at least 1. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / bytesPerMegabyte
  if (megabytes === 0) return '0 MB'
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / bytesPerKilobyte))} kB`
  const shown = megabytes < 9.95 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
  return `${formatCount(shown)} MB`
}
