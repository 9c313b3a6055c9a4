import { expect, test } from 'vitest'
import { growthIn, isKept } from './kept.ts'

const growing = (rounds: number[][], pages: number[] = []) =>
  growthIn(
    { name: 'a list', promised: 1.3, pages },
    rounds.map((ms) => ({ ms })),
  )
const grown = (ms: number[], pages: number[]) => isKept(growing([ms], pages))

test('time decides, and pages where the machine might have made the difference', () => {
  expect(grown([10, 12.9], [100, 900])).toBe(true)
  expect(grown([10, 14], [100, 190])).toBe(true)
  expect(grown([10, 14], [100, 210])).toBe(false)
  expect(grown([1, 3], [10, 90])).toBe(true)
  expect(grown([10, 16], [100, 100])).toBe(false)
  expect(grown([1, 3], [])).toBe(false)
})

test('the median of the rounds decides, not the best of them, and says how far they lie apart', () => {
  const [one, other] = [
    growing([[10, 11]]),
    growing([
      [10, 11],
      [10, 30],
      [20, 50],
    ]),
  ]
  expect([one.ratio, one.spread, isKept(one)]).toEqual([1.1, null, true])
  expect([other.ms, other.ratio, isKept(other)]).toEqual([[10, 30], 2.5, false])
  expect(other.spread).toBeCloseTo(0.76)
  expect(
    isKept(
      growing([
        [10, 30],
        [10, 11],
        [10, 12],
      ]),
    ),
  ).toBe(true)
})

test('the larger one that is worst counts, and a single size is beside nothing', () => {
  expect(growing([[10, 30, 11]]).ratio).toBe(3)
  expect(isKept(growing([[10]]))).toBe(true)
})
