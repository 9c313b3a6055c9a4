import type { ExamOfList } from '@academy/contract/quizzes'
import { expect, it } from 'vitest'
import { courseAsks } from './course-asks.ts'

const exam = (facts: Partial<ExamOfList> = {}): ExamOfList => ({
  timeLimit: 60,
  questionCount: 24,
  passingScore: 80,
  isRunning: false,
  status: null,
  percentage: null,
  passed: null,
  ...facts,
})
const halfway = { completedLectures: 5, allLectures: 8 }
const left = (finalExam: ExamOfList | null, progress = halfway) =>
  courseAsks('c1', { quizzes: [], finalExam }, progress).exam?.lecturesLeft

it('says how many lectures are left before the exam opens', () => {
  expect(left(exam())).toBe(3)
  expect(left(exam(), { completedLectures: 8, allLectures: 8 })).toBe(0)
})

it('keeps an exam open that was begun, though a lecture was added', () => {
  expect(left(exam({ isRunning: true }))).toBe(0)
  expect(left(exam({ status: 'submitted' }))).toBe(0)
})

it('knows of no exam where there is none, and of no count before the list came', () => {
  expect(left(null)).toBeUndefined()
  expect(courseAsks('c1', undefined, halfway)).toEqual({
    quizzes: { to: '/course/c1/quizzes', count: undefined },
    exam: null,
  })
})
