import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../text/fold.ts'
import {
  courseTypeFor,
  isDurationWeeks,
  isFreeCourse,
  isPriceRwf,
  outlineTotals,
  priceFor,
  searchTextOf,
  smallCourseImage,
} from './rules.ts'

describe('price and type of a course', () => {
  it('is free by its type, and also at price 0', () => {
    expect(isFreeCourse({ courseType: 'free', price: 5_000 })).toBe(true)
    expect(isFreeCourse({ courseType: 'paid', price: 0 })).toBe(true)
    expect(isFreeCourse({ courseType: 'paid', price: 1 })).toBe(false)
  })

  it('forces the price of a free course to 0', () => {
    expect(priceFor('free', 45_000)).toBe(0)
    expect(priceFor('paid', 45_000)).toBe(45_000)
    expect(priceFor('paid', -3)).toBe(0)
  })

  it('reads an absent type from the price', () => {
    expect(courseTypeFor(undefined, 0)).toBe('free')
    expect(courseTypeFor(undefined, 10_000)).toBe('paid')
    expect(courseTypeFor('paid', 0)).toBe('paid')
  })

  it('knows whole weeks and whole francs', () => {
    expect([1, 104].every(isDurationWeeks)).toBe(true)
    expect([0, -1, 1.5, Number.NaN, 105].some(isDurationWeeks)).toBe(false)
    expect([0, 45_000].every(isPriceRwf)).toBe(true)
    expect([-1, 0.5, Number.POSITIVE_INFINITY].some(isPriceRwf)).toBe(false)
  })
})

describe('finding a course', () => {
  it('finds every course by its own title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, description) => {
        expect(searchTextOf({ title, description })).toContain(foldForSearch(title))
      }),
    )
  })
})

it('knows the smaller picture beside the larger, and leaves other addresses alone', () => {
  expect(smallCourseImage('/uploads/courses/ab-1280.webp')).toBe('/uploads/courses/ab-640.webp')
  expect(smallCourseImage('https://example.rw/a.png')).toBe('https://example.rw/a.png')
})

it('adds up an outline, with what has no length or no file in it', () => {
  const video = { durationSeconds: 540, sizeBytes: 24_000_000 }
  const notes = { durationSeconds: null, sizeBytes: null }
  expect(outlineTotals([video, notes, video])).toEqual({ seconds: 1080, bytes: 48_000_000 })
  expect(outlineTotals([])).toEqual({ seconds: 0, bytes: 0 })
})
