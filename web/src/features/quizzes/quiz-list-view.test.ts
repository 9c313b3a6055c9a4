import type { QuizInList } from '@academy/contract/quizzes'
import { expect, it } from 'vitest'
import { listQuizzes, quizzesByCourse, sortIn, sortText, USUAL } from './quiz-list-view.ts'

const quiz = (id: string, facts: Partial<QuizInList>): QuizInList => ({
  _id: id,
  title: 'Loops',
  description: '',
  timeLimit: 30,
  totalMarks: 4,
  questionCount: 2,
  passingScore: 70,
  course: 'c1',
  lecture: 'l1',
  lectureTitle: 'Around and around',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...facts,
})
const quizzes = [
  quiz('1', { title: 'Élan', gradedSubmissions: 8, pendingSubmissions: 1 }),
  quiz('2', { title: 'Quiz 10', course: 'c2', lectureTitle: null }),
  quiz('3', { title: 'Quiz 9', gradedSubmissions: 0, pendingSubmissions: 3 }),
]
const ids = (view: Partial<Parameters<typeof listQuizzes>[1]>) =>
  listQuizzes(quizzes, { course: '', q: '', sort: USUAL, ...view }).map(({ _id }) => _id)

it('shows what waits first, then the newest, those of one course, and finds them in any case or by the lecture', () => {
  expect(ids({})).toEqual(['3', '1', '2'])
  expect(ids({ course: 'c2' })).toEqual(['2'])
  expect(ids({ q: 'ÉLAN' })).toEqual(['1'])
  expect(ids({ q: 'AROUND' })).toEqual(['3', '1'])
})

it('orders as people count, and by what waits or is graded', () => {
  expect(ids({ sort: { by: 'title', descending: false } })).toEqual(['1', '3', '2'])
  expect(ids({ sort: { by: 'pending', descending: true } })).toEqual(['3', '1', '2'])
  expect(ids({ sort: { by: 'graded', descending: true } })).toEqual(['1', '3', '2'])
})

it('keeps an order in the address and takes no other words for one', () => {
  expect(sortIn(sortText({ by: 'title', descending: true }))).toEqual({ by: 'title', descending: true })
  expect(sortText(USUAL)).toBe('')
  expect(sortIn('constructor.up')).toEqual(USUAL)
})

it('puts quizzes under their courses, in their order', () => {
  const own = (course: string) =>
    quizzesByCourse(quizzes)
      .get(course)
      ?.map(({ _id }) => _id)
  expect(own('c1')).toEqual(['1', '3'])
  expect(own('c2')).toEqual(['2'])
  expect(own('c3')).toBeUndefined()
})
