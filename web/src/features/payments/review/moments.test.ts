import { expect, test } from 'vitest'
import { isOverdue, secondsMoment, shortDay, shortMoment, waitedAbout, waitedFor } from './moments.ts'

const sent = Date.parse('2026-11-19T22:05:00Z')
const after = (minutes: number) => sent + minutes * 60_000

test.each([
  [0, '0m'],
  [8, '8m'],
  [59.9, '59m'],
  [60, '1h 00m'],
  [19 * 60 + 5, '19h 05m'],
  [24 * 60, '1d 0h'],
  [52 * 60, '2d 4h'],
  [-3, '0m'],
])('%d minutes waited read %s', (minutes, words) => expect(waitedFor(sent, after(minutes))).toBe(words))

test('the dashboard rounds down, and after a day it is late', () => {
  expect(waitedAbout(sent, after(19 * 60 + 5))).toBe('19h')
  expect(isOverdue(sent, after(24 * 60 - 1))).toBe(false)
  expect(isOverdue(sent, after(24 * 60))).toBe(true)
})

test('moments are as short as they can be, in Kigali', () => {
  expect(shortMoment('2026-11-20T17:12:00Z', '2026-11-20T18:00:00Z')).toBe('7:12 PM')
  expect(shortMoment('2026-11-19T17:12:00Z', '2026-11-20T18:00:00Z')).toBe('Nov 19, 7:12 PM')
  expect(shortMoment('2025-11-19T17:12:00Z', '2026-11-20T18:00:00Z')).toBe('Nov 19, 2025, 7:12 PM')
  expect(shortDay('2025-08-03T10:00:00Z', '2026-11-20T18:00:00Z')).toBe('Aug 3, 2025')
})

test('the time of a payment is told to the second, with the day when it is another', () => {
  expect(secondsMoment('2026-11-19T22:03:11Z')).toBe('12:03:11 AM')
  expect(secondsMoment('2026-11-19T22:03:11Z', '2026-11-19T22:03:20Z')).toBe('12:03:11 AM')
  expect(secondsMoment('2020-11-19T22:03:11Z', '2020-11-19T21:03:20Z')).toBe('Nov 20, 2020, 12:03:11 AM')
})
