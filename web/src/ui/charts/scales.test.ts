import { expect, test } from 'vitest'
import { bandScale, valueScale } from './scales.ts'

test('bands fill the width, with the same room between them and less at the ends', () => {
  const band = bandScale(4, 396, 0.28, 0.12)
  expect(band.step).toBeCloseTo(100)
  expect(band.bandwidth).toBeCloseTo(72)
  expect(band.startOf(0)).toBeCloseTo(12)
  expect(band.startOf(3) + band.bandwidth).toBeCloseTo(396 - 12)
  expect(band.middleOf(1)).toBeCloseTo(112 + 36)
})

test('no category and one category have their place', () => {
  expect(bandScale(0, 100, 0.28, 0.12).step).toBe(100)
  expect(bandScale(1, 96, 0.28, 0.12).middleOf(0)).toBeCloseTo(48)
})

test('the axis ends at a round value that holds the highest', () => {
  const { ticks, yOf } = valueScale(87, 200, 4)
  expect(ticks).toEqual([0, 20, 40, 60, 80, 100])
  expect([yOf(0), yOf(50), yOf(100)]).toEqual([200, 100, 0])
})

test('a highest value that is round is the end', () => {
  expect(valueScale(100, 200, 4).ticks.at(-1)).toBe(100)
  expect(valueScale(1, 200, 4).yOf(1)).toBe(0)
})

test('of few things the axis names no halves', () => {
  expect(valueScale(2, 200, 4).ticks).toEqual([0, 1, 2])
})
