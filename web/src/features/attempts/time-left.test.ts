import { expect, it } from 'vitest'
import { clockOf, secondsLeft, urgencyOf } from './time-left.ts'

it('writes the time that is left', () => {
  expect([1122, 59, 3725].map((seconds) => clockOf(seconds, false))).toEqual(['18:42', '0:59', '1:02:05'])
  expect([7122, 59, 0].map((seconds) => clockOf(seconds, true))).toEqual(['01:58:42', '00:00:59', '00:00:00'])
})

it('warns under five minutes, and more in the last one', () => {
  expect([300, 299, 60, 59].map(urgencyOf)).toEqual(['calm', 'warn', 'warn', 'last'])
})

const received = { serverNow: '2026-11-21T10:00:00.000Z', receivedAtMs: 5_000 }

it('runs on from what the server said, and ends at nothing', () => {
  const deadline = '2026-11-21T10:01:00.000Z'
  expect(secondsLeft(deadline, received, 5_000)).toBe(60)
  expect(secondsLeft(deadline, received, 15_400)).toBe(50)
  expect(secondsLeft(deadline, received, 90_000)).toBe(0)
})
