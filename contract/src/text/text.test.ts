import { describe, expect, test } from 'vitest'
import {
  capCount,
  formatAtLeast,
  formatClock,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatLongDate,
  formatMinutes,
  formatMoney,
  formatPercent,
  formatRelativeTime,
  formatTime,
} from './index.ts'

describe('money', () => {
  test.each([
    [45_000, 'RWF 45,000'],
    [1_250_000, 'RWF 1,250,000'],
    [500, 'RWF 500'],
    [0, 'Free'],
  ])('%i reads %s', (rwf, text) => expect(formatMoney(rwf)).toBe(text))
})

describe('dates are US English in Kigali', () => {
  test('month short, day, year, hour and minute', () => {
    expect(formatDateTime('2026-11-20T12:04:00Z')).toBe('Nov 20, 2026, 2:04 PM')
  })
  test('the day turns at midnight in Kigali, not in London', () => {
    expect(formatDate('2026-12-31T21:59:00Z')).toBe('Dec 31, 2026')
    expect(formatDate('2026-12-31T22:00:00Z')).toBe('Jan 1, 2027')
    expect(formatLongDate('2026-12-31T22:00:00Z')).toBe('January 1, 2027')
    expect(formatTime('2026-12-31T22:00:00Z')).toBe('12:00 AM')
  })
})

describe('relative time', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  test.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [-600, 'Just now'],
    [60, '1m ago'],
    [3599, '59m ago'],
    [3600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, '1d ago'],
    [40 * 86_400, '40d ago'],
  ])('%i seconds ago reads %s', (seconds, text) => {
    expect(formatRelativeTime(now - seconds * 1000, now)).toBe(text)
  })
})

describe('counts and sizes', () => {
  test.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
  ])('a badge of %i reads %s', (count, text) => expect(capCount(count)).toBe(text))
  test.each([
    [Number.NaN, '0%'],
    [0.2, '1%'],
    [62.4, '62%'],
    [99.9, '99%'],
    [100, '100%'],
  ])('%f percent reads %s', (percent, text) => expect(formatPercent(percent)).toBe(text))
  test.each([
    [0, '0 MB'],
    [400, '1 kB'],
    [92_411, '92 kB'],
    [110_000, '0.1 MB'],
    [5 * 1024 * 1024, '5 MB'],
    [6.84 * 1024 * 1024, '6.8 MB'],
    [99.6 * 1024 * 1024, '100 MB'],
  ])('%f bytes read %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})

describe('durations', () => {
  test.each([
    [45, '45 min'],
    [60, '1 h'],
    [95, '1 h 35 min'],
  ])('%i minutes read %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text))
  test.each([
    [0, '0:00'],
    [760, '12:40'],
    [3725, '1:02:05'],
    [Number.NaN, '0:00'],
  ])('%f seconds read %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))
})

test('a count that is not exact says so', () => {
  expect([formatAtLeast(1_000, true), formatAtLeast(12, false)]).toEqual(['1,000+', '12'])
})
