import { expect, test } from 'vitest'
import { NAME_WIDTH_MM, nameSizeMm } from './seal.ts'

test("a name is written as large as its own width lets it end before the seal, whatever its letters' number", () => {
  for (let width = 0; width < 14; width += 0.1)
    expect(nameSizeMm(width) * width).toBeLessThanOrEqual(NAME_WIDTH_MM + 1e-9)
  expect(nameSizeMm(0)).toBe(17.5)
  expect(nameSizeMm(8)).toBe(17.5)
  expect(nameSizeMm(10)).toBe(15.2)
})

test('a name too long for one line keeps letters that can be read, and takes a second one', () => {
  expect(nameSizeMm(14.5)).toBe(10.5)
  expect(nameSizeMm(80)).toBe(10.5)
})
