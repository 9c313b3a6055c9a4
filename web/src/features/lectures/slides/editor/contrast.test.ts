import { expect, it } from 'vitest'
import { contrastOf, READABLE_CONTRAST } from './contrast.ts'

it('measures the contrast of two colours, whichever comes first', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  expect(contrastOf('#101A16', '#FFFFFF')).toBeCloseTo(17.8, 1)
  expect(contrastOf('#FFFFFF', '#767676')).toBeGreaterThanOrEqual(READABLE_CONTRAST)
  expect(contrastOf('#FFFFFF', '#777777')).toBeLessThan(READABLE_CONTRAST)
})
