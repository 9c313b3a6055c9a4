import { expect, test } from 'vitest'
import { isKept } from './kept.ts'

const grown = (ms: number[], pages: number[]) =>
  isKept({ name: 'a list', promised: 1.3, ms, pages, ratio: (ms.at(-1) ?? 0) / (ms[0] ?? 1) })

test('time decides, and pages where the machine might have made the difference', () => {
  expect(grown([10, 12.9], [100, 900])).toBe(true)
  expect(grown([10, 14], [100, 190])).toBe(true)
  expect(grown([10, 14], [100, 210])).toBe(false)
  expect(grown([1, 3], [10, 90])).toBe(true)
  expect(grown([10, 16], [100, 100])).toBe(false)
  expect(grown([1, 3], [])).toBe(false)
})
