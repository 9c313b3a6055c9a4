import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChartData, highestOf, labelledOf, movedBy, wordsAt } from './chart-data.ts'

const data: ChartData = {
  categoryName: 'Week',
  categories: [
    { short: 'Nov 9', long: 'Nov 9 to Nov 15, 2026' },
    { short: 'Nov 16', long: 'Nov 16 to Nov 22, 2026' },
  ],
  series: [
    { name: 'Paid', shape: 'bar', values: [20, 22] },
    { name: 'Free', shape: 'bar', values: [18, 21] },
  ],
  extras: [{ name: 'Best day', values: ['Friday', 'Monday'] }],
  format: String,
}

describe('the cursor', () => {
  test('says every value of its category, drawn or not', () => {
    expect(wordsAt(data, 1)).toBe('Nov 16 to Nov 22, 2026: Paid 22, Free 21, Best day Monday')
  })
  test('goes by arrows and to both ends, and never off the chart', () => {
    expect(movedBy('ArrowRight', 0, 5)).toBe(1)
    expect(movedBy('End', 0, 5)).toBe(4)
    expect(movedBy('a', 0, 5)).toBeNull()
    fc.assert(
      fc.property(
        fc.constantFrom(
          'ArrowLeft',
          'ArrowRight',
          'ArrowUp',
          'ArrowDown',
          'PageUp',
          'PageDown',
          'Home',
          'End',
        ),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(399),
        (key, count, at) => {
          const to = movedBy(key, at % count, count)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(count)
        },
      ),
    )
  })
})

describe('the axis', () => {
  test('reaches as high as what stands on each other', () => {
    expect(highestOf(data)).toBe(22)
    expect(highestOf({ ...data, isStacked: true })).toBe(43)
    expect(highestOf({ ...data, series: [], axisMax: 100 })).toBe(100)
  })
  test('has labels with room for each, the last among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 200, max: 1_200 }), (count, width) => {
        const labelled = labelledOf(count, width, 60)
        expect(labelled.at(-1)).toBe(count - 1)
        expect((labelled.length - 1) * 60).toBeLessThanOrEqual(width)
        const atEdge = labelledOf(count, width, 60, true)
        expect(atEdge.at(-1)).toBe(count - 1)
        expect(new Set(atEdge.slice(1).map((index, at) => index - (atEdge[at] ?? 0))).size).toBeLessThan(2)
        const before = atEdge.at(-2)
        if (before !== undefined)
          expect(((before + 0.5) * width) / count + 60 / 2).toBeLessThanOrEqual(width - 60 + 1e-6)
      }),
    )
  })
})
