import type { ExamStanding } from '@academy/contract/enrolments/rules'
import { describe, expect, it } from 'vitest'
import { arrangeCourses } from './learning-order.ts'

const nextLecture = {
  _id: 'a'.repeat(24),
  title: 'One',
  number: 1,
  positionSeconds: 0,
  durationSeconds: null,
}
const course = (name: string, percent: number, lastStudiedAt: string | null, more: object = {}) => ({
  name,
  courseProgressPercentage: percent,
  lastStudiedAt,
  enrolledAt: '2026-11-01T08:00:00.000Z',
  allLectures: 4,
  nextLecture: percent < 100 ? nextLecture : null,
  finalExam: null as ExamStanding | null,
  ...more,
})

describe('the order of my courses', () => {
  it('goes on with the course studied last', () => {
    const older = course('older', 50, '2026-11-10T08:00:00.000Z')
    const newer = course('newer', 10, '2026-11-12T08:00:00.000Z')
    const done = course('done', 100, '2026-11-19T08:00:00.000Z')
    const fresh = course('fresh', 0, null, { enrolledAt: '2026-11-18T08:00:00.000Z' })
    expect(arrangeCourses([older, done, fresh, newer])).toEqual({
      current: newer,
      inProgress: [older, fresh],
      completed: [done],
    })
  })

  it('takes no course for complete while its exam waits, is being marked or was not passed', () => {
    const late = course('late', 20, '2026-11-01T08:00:00.000Z')
    const waits = course('waits', 100, '2026-11-12T08:00:00.000Z', { finalExam: 'to-sit' })
    const marked = course('marked', 100, '2026-11-13T08:00:00.000Z', { finalExam: 'submitted' })
    const failed = course('failed', 100, '2026-11-14T08:00:00.000Z', { finalExam: 'failed' })
    const passed = course('passed', 100, '2026-11-15T08:00:00.000Z', { finalExam: 'passed' })
    expect(arrangeCourses([late, waits, marked, failed, passed])).toEqual({
      current: waits,
      inProgress: [failed, marked, late],
      completed: [passed],
    })
  })

  it('does not go on where there is no lecture yet', () => {
    const empty = course('empty', 0, null, { nextLecture: null, allLectures: 0 })
    expect(arrangeCourses([empty])).toEqual({ current: undefined, inProgress: [empty], completed: [] })
  })
})
