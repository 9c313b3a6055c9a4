import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AWAY_DAYS, behindUpTo, medianCompleted, risksOf } from './rules.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const countsOf = (completed: readonly number[]) =>
  [...new Set(completed)].map((value) => ({
    completed: value,
    students: completed.filter((one) => one === value).length,
  }))
const aClass = fc.array(fc.nat(30), { minLength: 1, maxLength: 60 })

test('a week without a visit is a risk, and one without a third of the class’s middle is', () => {
  const at = (completed: number, days: number) =>
    risksOf({ completed, lectures: 12, lastSeenAt: daysAgo(days) }, 9, NOW)
  expect(at(9, 1)).toEqual([])
  expect(at(7, 6.9)).toEqual([])
  expect(at(7, 7.1)).toEqual(['away'])
  expect(at(6, 1)).toEqual(['behind'])
  expect(at(0, 30)).toEqual(['away', 'behind'])
})

test('who has completed every lecture is not at risk; a course without lectures is never complete', () => {
  expect(risksOf({ completed: 12, lectures: 12, lastSeenAt: daysAgo(300) }, 12, NOW)).toEqual([])
  expect(risksOf({ completed: 0, lectures: 0, lastSeenAt: daysAgo(8) }, 0, NOW)).toEqual(['away'])
  expect(risksOf({ completed: 0, lectures: 0, lastSeenAt: daysAgo(1) }, 0, NOW)).toEqual([])
})

test('the median is the one in the middle of the sorted class, the lower of two', () => {
  fc.assert(
    fc.property(aClass, (completed) => {
      const middle = completed.toSorted((a, b) => a - b)[Math.ceil(completed.length / 2) - 1]
      expect(medianCompleted(countsOf(completed))).toBe(middle)
    }),
  )
  expect(medianCompleted([])).toBe(0)
  expect(medianCompleted([{ completed: 4, students: 0 }])).toBe(0)
})

test('behind is at least a third less than the median, and at least half of a class never is', () => {
  fc.assert(
    fc.property(aClass, (completed) => {
      const median = medianCompleted(countsOf(completed))
      const behind = completed.filter((one) => one <= behindUpTo(median))
      for (const one of behind) expect(one * 3).toBeLessThanOrEqual(median * 2)
      for (const one of completed.filter((other) => !behind.includes(other)))
        expect(median === 0 || one * 3 > median * 2).toBe(true)
      expect(behind.length * 2).toBeLessThanOrEqual(completed.length)
    }),
  )
})

test('more visits and more lectures never add a risk', () => {
  const days = fc.double({ min: 0, max: 3 * AWAY_DAYS, noNaN: true })
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), days, fc.nat(5), days, (done, median, seen, more, sooner) => {
      const before = risksOf({ completed: done, lectures: 20, lastSeenAt: daysAgo(seen) }, median, NOW)
      const lastSeenAt = daysAgo(Math.max(0, seen - sooner))
      const after = risksOf({ completed: done + more, lectures: 20, lastSeenAt }, median, NOW)
      expect(before).toEqual(expect.arrayContaining(after))
    }),
  )
})
