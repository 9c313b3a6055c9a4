import type { ExamStanding } from '@academy/contract/enrolments/rules'
import { isId } from '@academy/contract/http/rules'
import { describe, expect, it } from 'vitest'
import { cardState, isShowable, type Viewer } from './card-state.ts'

const course = {
  _id: '66f0a0c2766f0a0c2766f0a0',
  title: 'HTML and CSS from Zero',
  instructor: 'a'.repeat(24),
  courseType: 'free',
  price: 0,
} as const
const paid = { ...course, courseType: 'paid', price: 45_000 } as const

const person = (role: Viewer['role'], more: Partial<Viewer> = {}): Viewer => ({
  userId: 'b'.repeat(24),
  role,
  subscription: [],
  ...more,
})

describe('state of a course card', () => {
  it('offers visitors and students what the price says', () => {
    expect(cardState(course, null, undefined)).toBe('free')
    expect(cardState(paid, null, undefined)).toBe('paid')
    expect(cardState({ ...paid, price: 0 }, person('student'), undefined)).toBe('free')
  })

  it('knows the enrolled by their subscription, with or without progress', () => {
    const enrolled = person('student', { subscription: [course._id] })
    expect(cardState(paid, enrolled, undefined)).toBe('enrolled')
    const at = (courseProgressPercentage: number, finalExam: ExamStanding | null = null) =>
      cardState(paid, enrolled, { courseProgressPercentage, finalExam })
    expect(at(99.9)).toBe('enrolled')
    expect(at(100)).toBe('completed')
    expect(at(100, 'to-sit')).toBe('exam')
    expect(at(100, 'submitted')).toBe('enrolled')
    expect(at(100, 'failed')).toBe('enrolled')
    expect(at(100, 'passed')).toBe('completed')
  })

  it('tells a payment that is being checked, until the course is open', () => {
    const waiting = person('student', { pending: [paid._id] })
    expect(cardState(paid, waiting, undefined)).toBe('pending')
    expect(cardState({ ...paid, price: 0 }, waiting, undefined)).toBe('free')
    expect(cardState(paid, { ...waiting, subscription: [paid._id] }, undefined)).toBe('enrolled')
    expect(cardState(paid, person('student', { pending: ['c'.repeat(24)] }), undefined)).toBe('paid')
  })

  it('never reads a visitor as enrolled', () => {
    expect(cardState(course, null, { courseProgressPercentage: 40, finalExam: null })).toBe('free')
  })

  it('lets admins preview and the owning instructor manage', () => {
    expect(cardState(paid, person('admin'), undefined)).toBe('admin')
    expect(cardState(paid, person('superadmin', { subscription: [paid._id] }), undefined)).toBe('admin')
    expect(cardState(paid, person('instructor', { userId: course.instructor }), undefined)).toBe('owner')
    expect(cardState(paid, person('instructor'), undefined)).toBe('onlooker')
  })

  it('calls broken data unavailable', () => {
    expect(cardState({ ...course, _id: 'undefined' }, null, undefined)).toBe('invalid')
    expect(isShowable({ ...course, title: '  ' })).toBe(false)
    expect(isShowable({ ...course, price: Number.NaN })).toBe(false)
    expect(isShowable(null)).toBe(false)
    expect([undefined, 'null', 'g'.repeat(24)].some(isId)).toBe(false)
  })
})
