import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, formatDay, formatShortDay, formatWeekday, isDay } from './days.ts'

test('a day is the one that it is in Kigali, two hours before Greenwich', () => {
  expect(dayOf('2026-11-20T21:59:59Z')).toBe('2026-11-20')
  expect(dayOf('2026-11-20T22:00:00Z')).toBe('2026-11-21')
})

test.each([
  ...['', 'today', 'now', 'tomorrow', 'epoch', 'infinity', '-infinity', 'J2451187', '1/8/1999'],
  ...['2026-01-01 BC', '99999-01-01', '2026-02-30', '2026-2-3', '2025-02-29', '2026-13-01', '0000-01-01'],
  ...['1999-12-31', '2026-00-10', '2026-01-00', ' 2026-01-01', '2026-01-01\n', '٢٠٢٦-٠١-٠١'],
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('every day that there is, is one, and a step there and back ends where it began', () => {
  const moments = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), (moment, days) => {
      const day = dayOf(moment)
      expect(addDays(addDays(day, days), -days)).toBe(day)
      expect(isDay(day)).toBe(true)
      expect(addDays(day, 1) > day).toBe(true)
    }),
  )
})

test('a day is read by people as any other date is', () => {
  expect(isDay('2024-02-29')).toBe(true)
  expect([formatDay('2026-11-20'), formatShortDay('2026-11-06'), formatWeekday('2026-11-20')]).toEqual([
    'Nov 20, 2026',
    'Nov 6',
    'Friday',
  ])
})
