import type { ExamSubmission } from '@academy/contract/final-exams'
import { expect, test } from 'vitest'
import { liveScore, marksBody, readExamMark, storedScore } from './exam-marks.ts'

const answer = (_id: string, marksAwarded: number | null) => ({ _id, marksAwarded, feedback: '' })
const submission = {
  totalMarks: 7,
  totalMarksAwarded: 3,
  percentage: 42.86,
  passed: null,
  passingScore: 80,
  answers: [answer('a', 3), answer('b', null)],
} as unknown as ExamSubmission

test('whole marks, never below 0 nor above the question; what is no number is 0', () => {
  expect([readExamMark('3', 4), readExamMark('3.9', 4), readExamMark('9', 4)]).toEqual([3, 3, 4])
  expect([readExamMark('-2', 4), readExamMark('', 4), readExamMark('ten', 4)]).toEqual([0, 0, 0])
})

test('while an answer waits nobody has passed; then the unrounded percentage decides', () => {
  expect(liveScore(submission, {})).toEqual({ awarded: 3, percent: 42.86, passed: null })
  expect(liveScore(submission, { b: { marks: 3, feedback: '' } })).toEqual({
    awarded: 6,
    percent: 85.71,
    passed: true,
  })
  expect(liveScore(submission, { b: { marks: 2, feedback: '' } }).passed).toBe(false)
  expect(storedScore(submission)).toEqual({ awarded: 3, percent: 42.86, passed: null })
})

test('every answer is sent, touched or not, with the version it began from', () => {
  expect(marksBody(submission, { b: { marks: 4, feedback: 'Good' } }, 'Well done', 2)).toEqual({
    answers: [
      { answerId: 'a', marksAwarded: 3, feedback: '' },
      { answerId: 'b', marksAwarded: 4, feedback: 'Good' },
    ],
    feedback: 'Well done',
    version: 2,
  })
})
