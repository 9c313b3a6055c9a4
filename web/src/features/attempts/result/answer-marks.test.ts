import type { AskedQuestion } from '@academy/contract/attempts'
import { describe, expect, it } from 'vitest'
import { filterReviewed, firstFilter, reviewedQuestions, shownPercent } from './answer-marks.ts'

const question = (_id: string, marks = 2): AskedQuestion => ({
  _id,
  question: _id,
  questionType: 'multiple-choice',
  options: ['x', 'y'],
  marks,
  image: null,
})
const answer = (questionId: string, marksAwarded: number | null, feedback = '') => ({
  questionId,
  selectedOption: 0,
  writtenAnswer: null,
  marksAwarded,
  feedback,
})

describe('a result', () => {
  it('sorts questions by what was lost, in the order of the paper', () => {
    const items = reviewedQuestions(
      ['a', 'b', 'c', 'd'].map((id) => question(id)),
      [answer('c', 0), answer('a', 2, 'Well said.'), answer('b', 1.5)],
    )
    expect(items.map(({ state }) => state)).toEqual(['full', 'part', 'none', 'waiting'])
    expect(filterReviewed(items, 'review').map(({ number }) => number)).toEqual([2, 3])
    expect(filterReviewed(items, 'feedback').map(({ number }) => number)).toEqual([1])
    expect(filterReviewed(items, 'all')).toHaveLength(4)
  })

  it('begins with what to review where something was lost', () => {
    const of = (marks: number | null) => firstFilter(reviewedQuestions([question('a')], [answer('a', marks)]))
    expect([of(0), of(2), of(null)]).toEqual(['review', 'all', 'all'])
  })

  it('shows no pass before there is one', () => {
    expect(shownPercent(82.5, 1)).toBe('82.5')
    expect(shownPercent(80, 1)).toBe('80')
    expect(shownPercent(69.99, 1)).toBe('69.9')
    expect(shownPercent(69.999, 2)).toBe('69.99')
    expect(shownPercent(58.000000000001, 1)).toBe('58')
    expect(shownPercent(57.999999999999, 1)).toBe('58')
    expect(shownPercent(66.6666, 1)).toBe('66.7')
    expect(shownPercent(100 / 7, 1)).toBe('14.3')
    expect(shownPercent(14.29, 1)).toBe('14.3')
    expect(shownPercent(99.96, 1)).toBe('99.9')
  })
})
