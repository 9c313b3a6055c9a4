import type { Quiz, Submission } from '@academy/contract/quizzes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerState,
  differences,
  gradeBodyOf,
  readMark,
  stepGrading,
  steppedMark,
  storedGrading,
  toggleComment,
  totalOf,
  unmarkedIn,
  withDraft,
} from './marks.ts'

const question = (_id: string, questionType: 'multiple-choice' | 'written', marks: number) =>
  ({ _id, questionType, marks, question: _id, options: [], image: null, correctOption: 0 }) as const
const quiz = {
  questions: [question('a', 'multiple-choice', 2), question('b', 'written', 6), question('c', 'written', 4)],
} as unknown as Quiz
const submission = {
  feedback: 'Well done',
  answers: [
    { questionId: 'a', selectedOption: 0, writtenAnswer: null, marksAwarded: 2, feedback: '' },
    { questionId: 'b', selectedOption: null, writtenAnswer: 'Because', marksAwarded: null, feedback: '' },
  ],
} as unknown as Submission
const stored = storedGrading(quiz, submission)

test('an answer that waits has no marks, a missing one has none to give', () => {
  expect(stored.marks).toEqual({
    a: { marks: 2, feedback: '' },
    b: { marks: null, feedback: '' },
    c: { marks: 0, feedback: '' },
  })
  expect(unmarkedIn(stored, ['a', 'b', 'c'])).toEqual(['b'])
  expect(totalOf(stored)).toBe(2)
})

test('a draft lies over what is stored and brings no question of another paper', () => {
  const draft = {
    feedback: {
      b: { marksAwarded: 4.5, feedbackText: 'Nearly' },
      foreign: { marksAwarded: 9, feedbackText: '' },
    },
    globalFeedback: 'Read on',
  }
  const grading = withDraft(stored, draft)
  expect(totalOf(grading)).toBe(6.5)
  expect(grading.overall).toBe('Read on')
  expect(grading.marks.foreign).toBeUndefined()
})

test('marks and words change apart from each other, and every change counts', () => {
  const marked = stepGrading(stored, { type: 'mark', questionId: 'b', marks: 3 })
  const both = stepGrading(marked, { type: 'feedback', questionId: 'b', feedback: 'Say why' })
  expect(both.marks.b).toEqual({ marks: 3, feedback: 'Say why' })
  expect(both.edits).toBe(2)
  expect(stored.marks.b?.marks).toBeNull()
  expect(gradeBodyOf(both, 7)).toMatchObject({
    feedback: { b: { marksAwarded: 3, feedbackText: 'Say why' } },
    globalFeedback: 'Well done',
    totalMarksAwarded: 5,
    version: 7,
  })
})

test('loaded marks are no change of one’s own, unless the draft has to follow', () => {
  const marked = stepGrading(stored, { type: 'mark', questionId: 'b', marks: 3 })
  expect(stepGrading(marked, { type: 'load', grading: stored })).toEqual({ ...stored, edits: 1 })
  expect(stepGrading(marked, { type: 'load', grading: stored, isUnsent: true }).edits).toBe(2)
})

test('what is typed becomes a mark of the question, and says when it had to', () => {
  expect(readMark('4.5', 6, 0.5)).toEqual({ marks: 4.5, isChanged: false })
  expect(readMark('4,5', 6, 0.5)).toEqual({ marks: 4.5, isChanged: false })
  expect(readMark('.5', 6, 0.5)).toEqual({ marks: 0.5, isChanged: false })
  expect(readMark(' ', 6, 0.5)).toEqual({ marks: null, isChanged: false })
  expect(readMark('7', 6, 0.5)).toEqual({ marks: 6, isChanged: true })
  expect(readMark('-1', 6, 0.5)).toEqual({ marks: 0, isChanged: true })
  expect(readMark('3.3', 6, 0.5)).toEqual({ marks: 3, isChanged: true })
  expect(readMark('many', 6, 0.5)).toEqual({ marks: 0, isChanged: true })
})

test('whatever is typed, the mark is between 0 and the maximum in halves', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String)),
      fc.integer({ min: 1, max: 100 }),
      (typed, max) => {
        const { marks } = readMark(typed, max, 0.5)
        expect(marks === null || (marks >= 0 && marks <= max && Number.isInteger(marks * 2))).toBe(true)
      },
    ),
  )
})

test('half a mark more or less stays inside', () => {
  expect(steppedMark(4, 1, 6, 0.5)).toBe(4.5)
  expect(steppedMark(6, 1, 6, 0.5)).toBe(6)
  expect(steppedMark(0, -1, 6, 0.5)).toBe(0)
  expect(steppedMark(null, 1, 6, 0.5)).toBe(0.5)
  expect(steppedMark(null, -1, 6, 0.5)).toBe(5.5)
})

test('two graders differ only where marks or words do', () => {
  const mine = stepGrading(stored, { type: 'mark', questionId: 'b', marks: 3 })
  const theirs = stepGrading(mine, { type: 'feedback', questionId: 'b', feedback: ' ' })
  expect(differences(mine, theirs, ['a', 'b', 'c'])).toEqual([])
  expect(differences(mine, stored, ['a', 'b', 'c'])).toEqual(['b'])
})

test('a comment is added once and taken away again', () => {
  const added = toggleComment('Good.', 'Show the code')
  expect(added).toBe('Good. Show the code')
  expect(toggleComment(added, 'Show the code')).toBe('Good.')
  expect(toggleComment('', 'Name the cause')).toBe('Name the cause')
})

test('the palette says right, wrong, in part, or not yet', () => {
  const states = [null, 0, 3, 6].map((marks) => answerState({ marks, feedback: '' }, 6))
  expect(states).toEqual(['unmarked', 'wrong', 'part', 'right'])
})
