import { expect, test } from 'vitest'
import { secondsLeft } from './time-left.ts'

const received = { serverNow: '2026-11-21T10:00:00.000Z', receivedAtMs: 5_000 }

test('time runs on from what the server said, and ends at nothing', () => {
  const deadline = '2026-11-21T10:01:00.000Z'
  expect(secondsLeft(deadline, received, 5_000)).toBe(60)
  expect(secondsLeft(deadline, received, 15_400)).toBe(50)
  expect(secondsLeft(deadline, received, 90_000)).toBe(0)
})
