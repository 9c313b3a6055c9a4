import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampMarks, isPassed, markAnswer, percentageOf, sumMarks } from './rules.ts'

const tenths = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 10)

test('passing is exact: the share itself passes, a tenth of a mark less does not', () => {
  expect(isPassed(29, 50, 58)).toBe(true)
  expect(isPassed(28.9, 50, 58)).toBe(false)
  fc.assert(
    fc.property(tenths(20_000), tenths(20_000), fc.integer({ min: 0, max: 10_000 }), (a, t, hundredths) => {
      fc.pre(t > 0 && a <= t)
      const isEnough = Math.round(a * 10) * 10_000 >= hundredths * Math.round(t * 10)
      expect(isPassed(a, t, hundredths / 100)).toBe(isEnough)
    }),
  )
})

test('a percentage is 0 to 100, and 0 of nothing', () => {
  expect(percentageOf(1, 3)).toBeCloseTo(33.3333, 3)
  expect(percentageOf(0, 0)).toBe(0)
  expect(percentageOf(5, 4)).toBe(100)
})

test('marks are brought onto their grid and into their bounds', () => {
  expect(clampMarks(2.7, 4, 0.5)).toBe(2.5)
  expect(clampMarks(2.7, 4, 1)).toBe(2)
  expect(clampMarks(-3, 4, 0.5)).toBe(0)
  expect(clampMarks(9, 4, 0.5)).toBe(4)
  expect(clampMarks(Number.NaN, 4, 0.5)).toBe(0)
  fc.assert(
    fc.property(
      fc.double(),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(0.5, 1),
      (value, max, step) => {
        const marks = clampMarks(value, max, step)
        expect(marks).toBeGreaterThanOrEqual(0)
        expect(marks).toBeLessThanOrEqual(max)
        expect(Number.isInteger(marks / step)).toBe(true)
      },
    ),
  )
})

test('sums of tenths have no dust', () => {
  expect(sumMarks([0.1, 0.2, null, 0.7])).toBe(1)
})

test('multiple choice is marked at once; what was written waits, what was not written is worth nothing', () => {
  const choice = { _id: 'a', questionType: 'multiple-choice', marks: 2, correctOption: 0 } as const
  const written = { _id: 'b', questionType: 'written', marks: 5 } as const
  const answer = (selectedOption: number | null, writtenAnswer: string | null) => ({
    questionId: 'x',
    selectedOption,
    writtenAnswer,
  })
  expect(markAnswer(choice, answer(0, null))).toBe(2)
  expect(markAnswer(choice, answer(1, null))).toBe(0)
  expect(markAnswer(choice, undefined)).toBe(0)
  expect(markAnswer(written, answer(null, 'because'))).toBeNull()
  expect(markAnswer(written, answer(null, '  '))).toBe(0)
})
