import type { MyCourse } from '@academy/contract/progress'
import { expect, it } from 'vitest'
import { lectureTotals, splitByProgress } from './learning-order.ts'

const course = (title: string, done: number, all: number, studied: string | null, enrolled: string) =>
  ({
    title,
    courseProgressPercentage: all === 0 ? 0 : (done / all) * 100,
    completedLectures: done,
    allLectures: all,
    lastStudiedAt: studied,
    enrolledAt: enrolled,
    finalExam: null,
  }) as MyCourse

const courses = [
  course('HTML', 0, 3, null, '2026-11-01T08:00:00.000Z'),
  course('Git', 0, 0, null, '2026-11-02T08:00:00.000Z'),
  course('SQL', 6, 6, '2026-11-19T08:00:00.000Z', '2026-09-01T08:00:00.000Z'),
  course('React', 5, 8, '2026-11-20T08:00:00.000Z', '2026-10-01T08:00:00.000Z'),
]

it('puts the course studied last first, and the complete ones apart', () => {
  const { inProgress, completed } = splitByProgress(courses)
  expect(inProgress.map(({ title }) => title)).toEqual(['React', 'Git', 'HTML'])
  expect(completed.map(({ title }) => title)).toEqual(['SQL'])
  const examWaits = courses.map((one) => ({ ...one, finalExam: 'to-sit' as const }))
  expect(splitByProgress(examWaits).completed).toEqual([])
})

it('counts lectures over all courses', () => {
  expect(lectureTotals(courses)).toEqual({ completed: 11, all: 17 })
  expect(lectureTotals([])).toEqual({ completed: 0, all: 0 })
})
