import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attendancePercentage,
  CODE_SECONDS,
  isBelowMinimum,
  stepAt,
  stepLeftMs,
  stepsThatHold,
} from './rules.ts'

const days = fc.integer({ min: 0, max: 400 })

test('who was never marked has no percentage and is not below the minimum', () => {
  expect(attendancePercentage({ present: 0, absent: 0 })).toBeNull()
  expect(isBelowMinimum({ present: 0, absent: 0 }, 100)).toBe(false)
  expect(isBelowMinimum({ present: 0, absent: 9 }, null)).toBe(false)
})

test('what is shown and what warns agree: below the minimum is a percentage below it', () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 100 }), (present, absent, minimum) => {
      const percentage = attendancePercentage({ present, absent })
      expect(isBelowMinimum({ present, absent }, minimum)).toBe(percentage !== null && percentage < minimum)
      if (percentage === 100) expect(absent).toBe(0)
    }),
  )
})

test('a code holds for forty seconds at most, and never less than twenty', () => {
  const moments = fc.integer({ min: 0, max: 4 * 3_600_000 })
  fc.assert(
    fc.property(moments, moments, (shownMs, laterMs) => {
      const step = stepAt(0, shownMs)
      const appearedMs = step * CODE_SECONDS * 1000
      const holds = stepsThatHold(0, appearedMs + laterMs).includes(step)
      expect(holds).toBe(laterMs < 2 * CODE_SECONDS * 1000)
      expect(stepAt(0, shownMs + stepLeftMs(0, shownMs))).toBe(step + 1)
    }),
  )
})

test('before a check-in was opened no code holds', () => {
  expect(stepsThatHold(10_000, 9_000)).toEqual([])
  expect(stepsThatHold(0, 5_000)).toEqual([0])
})
