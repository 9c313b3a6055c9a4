import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../text/days.ts'
import {
  daysBetween,
  itemStatistics,
  lengthOf,
  pointsOf,
  rangeBefore,
  stepDays,
  stretchesOf,
} from './rules.ts'

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 1_100 }))
  .map(([start, days]) => {
    const from = addDays('1990-01-01', start)
    return { from, to: addDays(from, days - 1) }
  })

describe('a range', () => {
  test('is followed at once by nothing, and led by as many days', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const before = rangeBefore(range)
        expect(lengthOf(before)).toBe(lengthOf(range))
        expect(daysBetween(before.to, range.from)).toBe(1)
      }),
    )
  })

  test('is its stretches, without a gap, and no more than a screen shows', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const stretches = stretchesOf(range)
        expect(stretches.length).toBeLessThanOrEqual(100)
        expect(stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0)).toBe(lengthOf(range))
        expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([range.from, range.to])
      }),
    )
  })

  test('loses no day of either side in its points', () => {
    fc.assert(
      fc.property(ranges, fc.array(fc.nat(2_199), { maxLength: 30 }), (range, offsets) => {
        const first = rangeBefore(range).from
        const days = new Map(offsets.map((offset) => [addDays(first, offset % (2 * lengthOf(range))), 1]))
        const points = pointsOf(range, days)
        expect(points.reduce((sum, { count, before }) => sum + count + before, 0)).toBe(days.size)
        expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(
          [...days.keys()].filter((day) => day >= range.from).length,
        )
      }),
    )
  })

  test.each([
    [1, 1],
    [62, 1],
    [63, 7],
    [400, 7],
    [401, 28],
  ])('of %i days has points of %i', (days, step) => {
    expect(stepDays({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) })).toBe(step)
  })
})

describe('an item', () => {
  const sumsOf = (pairs: [number, number][], max: number) => {
    const sum = (value: (x: number, y: number) => number) =>
      pairs.reduce((total, [x, y]) => total + value(x, y), 0)
    return {
      answers: pairs.length,
      marks: sum((x) => x),
      marksMax: pairs.length * max,
      marksSquared: sum((x) => x * x),
      rest: sum((_, y) => y),
      restSquared: sum((_, y) => y * y),
      marksByRest: sum((x, y) => x * y),
    }
  }

  test('that those who know more get right more often tells them apart', () => {
    const { facility, discrimination } = itemStatistics(
      sumsOf(
        [
          [0, 1],
          [0, 2],
          [1, 8],
          [1, 9],
        ],
        1,
      ),
    )
    expect(facility).toBe(0.5)
    expect(discrimination).toBeCloseTo(0.99, 2)
    expect(
      itemStatistics(
        sumsOf(
          [
            [1, 1],
            [1, 2],
            [0, 8],
            [0, 9],
          ],
          1,
        ),
      ).discrimination,
    ).toBeLessThan(-0.9)
  })

  test('that all get the same for tells nothing, and one without answers even less', () => {
    expect(
      itemStatistics(
        sumsOf(
          [
            [1, 3],
            [1, 9],
          ],
          1,
        ),
      ),
    ).toEqual({ facility: 1, discrimination: null })
    expect(itemStatistics(sumsOf([], 1))).toEqual({ facility: null, discrimination: null })
  })
})
