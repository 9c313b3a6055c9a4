import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWatched,
  mergeRanges,
  progressOf,
  type Range,
  shareWatched,
  summarise,
  WATCHED_MAX_RANGES,
} from './rules.ts'

const id = fc.integer({ min: 0, max: 40 }).map((n) => `lecture-${n}`)
const ids = fc.uniqueArray(id, { maxLength: 30 })
const moment = fc.oneof(fc.integer({ min: 0, max: 7200 }), fc.double({ min: 0, max: 7200, noNaN: true }))
const ranges = fc.array(fc.tuple(moment, moment) as fc.Arbitrary<Range>, { maxLength: 30 })
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0))
const anyRanges = fc.array(fc.tuple(anyNumber, anyNumber) as fc.Arbitrary<Range>, { maxLength: 20 })

describe('the percentage', () => {
  it('is finite and between 0 and 100, whatever was completed', () => {
    fc.assert(
      fc.property(ids, fc.array(id), (lectures, completed) => {
        const { courseProgressPercentage, completedLectures, allLectures } = progressOf(lectures, completed)
        expect(Number.isFinite(courseProgressPercentage)).toBe(true)
        expect(courseProgressPercentage).toBeGreaterThanOrEqual(0)
        expect(courseProgressPercentage).toBeLessThanOrEqual(100)
        expect(completedLectures).toBeLessThanOrEqual(allLectures)
        expect(allLectures).toBe(lectures.length)
      }),
    )
  })

  it('is 100 exactly when there are lectures and all are complete', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (a, b) => {
        const [done, all] = a < b ? [a, b] : [b, a]
        expect(summarise(done, all).courseProgressPercentage === 100).toBe(all > 0 && done === all)
      }),
    )
  })

  it('never falls when one more lecture is completed, nor counts one twice', () => {
    fc.assert(
      fc.property(ids, fc.array(id), id, (lectures, completed, next) => {
        const before = progressOf(lectures, completed)
        const after = progressOf(lectures, [...completed, next, next])
        expect(after.completedLectures - before.completedLectures).toBeLessThanOrEqual(1)
        expect(after.courseProgressPercentage).toBeGreaterThanOrEqual(before.courseProgressPercentage)
      }),
    )
  })

  it('forgets a deleted lecture: the rest completed is the whole', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 2 }), (lectures) => {
        const [deleted, ...rest] = lectures
        expect(progressOf(rest, [deleted as string, ...rest]).courseProgressPercentage).toBe(100)
        expect(progressOf(rest, [deleted as string]).completedLectures).toBe(0)
      }),
    )
  })

  it('is no longer 100 when a lecture is added', () => {
    fc.assert(
      fc.property(ids, (lectures) => {
        expect(progressOf([...lectures, 'new'], lectures).courseProgressPercentage).toBeLessThan(100)
      }),
    )
  })

  it('is 0 of a course without lectures', () => {
    expect(progressOf([], ['gone'])).toEqual({
      courseProgressPercentage: 0,
      completedLectures: 0,
      allLectures: 0,
    })
  })
})

describe('what was watched', () => {
  it('merges to the same ranges in any order', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        expect(mergeRanges([...a, ...b])).toEqual(mergeRanges([...b, ...a]))
      }),
    )
  })

  it('merges once and for all, also when it comes in two parts or twice', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const merged = mergeRanges([...a, ...b])
        expect(mergeRanges(merged)).toEqual(merged)
        expect(mergeRanges([...merged, ...b])).toEqual(merged)
        expect(mergeRanges([...mergeRanges(a), ...mergeRanges(b)])).toEqual(merged)
      }),
    )
  })

  it('is sorted, apart and sound, whatever comes', () => {
    fc.assert(
      fc.property(anyRanges, (given) => {
        const merged = mergeRanges(given)
        for (const [start, end] of merged) {
          expect(Number.isFinite(start) && Number.isFinite(end) && start >= 0 && start < end).toBe(true)
        }
        merged.slice(1).forEach(([start], i) => {
          expect(start).toBeGreaterThan(merged[i]?.[1] as number)
        })
      }),
    )
  })

  it('is a share of 0 to 1 of any length', () => {
    fc.assert(
      fc.property(anyRanges, anyNumber, (given, length) => {
        const share = shareWatched(given, length)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('grows by watching more, and never past the end of the lecture', () => {
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 1, max: 7200 }), (known, more, length) => {
        const added = addWatched(known, more, length)
        expect(shareWatched(added, length)).toBeGreaterThanOrEqual(shareWatched(known, length) - 1e-9)
        for (const [, end] of added) expect(end).toBeLessThanOrEqual(length)
      }),
    )
  })

  it('counts no jump to the end', () => {
    expect(
      shareWatched(
        [
          [0, 10],
          [595, 600],
        ],
        600,
      ),
    ).toBeCloseTo(0.025)
  })

  it('keeps the longest ranges when there are more than it keeps', () => {
    const short = Array.from({ length: WATCHED_MAX_RANGES + 50 }, (_, i): Range => [i * 10, i * 10 + 1])
    const kept = addWatched(short, [[90_000, 90_100]], null)
    expect(kept).toHaveLength(WATCHED_MAX_RANGES)
    expect(kept.at(-1)).toEqual([90_000, 90_100])
    expect(mergeRanges(kept)).toEqual(kept)
  })
})
