import { SLOWEST_TOLD_MS } from '@academy/contract/system/rules'
import { formatCount, formatFileSize } from '@academy/contract/text'

export const NONE = '–'
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GIGABYTE = 1024 ** 3

/** 4 ms, 820 ms, 1.2 s; slower ones are not told apart. */
export function formatMs(ms: number | null): string {
  if (ms === null) return NONE
  if (ms >= SLOWEST_TOLD_MS) return `${SLOWEST_TOLD_MS / 1000} s+`
  if (ms < 1) return '< 1 ms'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** 45 s, 12 min, 4 h 12 min, 3 d 4 h. */
export function formatUptime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (large: number, sign: string, small: number, smallSign: string) =>
    small === 0 ? `${large} ${sign}` : `${large} ${sign} ${small} ${smallSign}`
  if (whole < MINUTE) return `${whole} s`
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min`
  if (whole < DAY) return two(Math.floor(whole / HOUR), 'h', Math.floor((whole % HOUR) / MINUTE), 'min')
  return two(Math.floor(whole / DAY), 'd', Math.floor((whole % DAY) / HOUR), 'h')
}

export function formatBytes(bytes: number | null): string {
  if (bytes === null) return NONE
  return bytes < GIGABYTE
    ? formatFileSize(bytes)
    : `${formatCount(Math.round((bytes / GIGABYTE) * 10) / 10)} GB`
}
