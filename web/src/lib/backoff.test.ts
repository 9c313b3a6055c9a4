import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

const waits = { firstMs: 500, longestMs: 15_000 }

it('waits twice as long after each failure, up to the longest', () => {
  for (const random of [() => 0, () => 0.5, () => 1]) {
    const taken = Array.from({ length: 12 }, (_, failures) => backoffMs(waits, failures, random))
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(250)
    expect(Math.max(...taken)).toBeLessThanOrEqual(15_000)
    expect([...taken].sort((one, other) => one - other)).toEqual(taken)
    expect(taken[3]).toBe(2 * taken[2]!)
  }
})

it('differs from one device to the next, from the first failure on', () => {
  expect(backoffMs(waits, 0, () => 0)).toBe(250)
  expect(backoffMs(waits, 0, () => 1)).toBe(500)
  expect(backoffMs(waits, 5_000, () => 1)).toBe(15_000)
})
