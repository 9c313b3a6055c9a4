import { expect, test } from 'vitest'
import { type ExamStanding, leftToDo } from './rules.ts'

const at = (courseProgressPercentage: number, finalExam: ExamStanding | null) =>
  leftToDo({ courseProgressPercentage, finalExam })

test('a course is completed when nothing is left: no exam, or one that was passed', () => {
  expect(at(100, null)).toBeNull()
  expect(at(100, 'passed')).toBeNull()
  expect(at(100, 'to-sit')).toBe('exam')
  expect(at(100, 'submitted')).toBe('marking')
  expect(at(100, 'failed')).toBe('pass')
})

test('lectures come first, also those that were added after the exam', () => {
  expect(at(99.9, null)).toBe('lectures')
  expect(at(80, 'to-sit')).toBe('lectures')
  expect(at(80, 'passed')).toBe('lectures')
})
