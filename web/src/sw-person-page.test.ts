import type { PersonPage } from '@academy/contract/http'
import { expect, test } from 'vitest'
import { answersIn, isAsDrawn } from './sw-person-page.ts'

const page: PersonPage = {
  ...{ html: '<h1>My Courses</h1>', style: '', queries: [], heard: [], parts: [] },
  answers: {
    '/api/user/me': { status: 200, body: { user: { name: 'Aline' } }, offline: null },
    '/api/mycourse': { status: 200, body: { courses: [] }, offline: 'quick' },
    '/api/course/1': { status: 404, body: { message: 'Course not found' }, offline: null },
  },
}
const text = (changed: Partial<PersonPage> = {}) => JSON.stringify({ ...page, ...changed })

test('each of its answers that may be kept is kept as if it had been asked for by itself', () => {
  expect(answersIn(text(), 'token', 'Wed, 25 Nov 2026 20:00:00 GMT')).toEqual([
    { url: '/api/mycourse', token: 'token', text: '{"courses":[]}', at: 'Wed, 25 Nov 2026 20:00:00 GMT' },
  ])
})

test('it is the same page while its answers are the same, however they are drawn', () => {
  expect(isAsDrawn(text(), text({ html: '<h1>My Courses</h1><p>3 minutes ago</p>' }))).toBe(true)
  const courses = { status: 200, body: { courses: [{ _id: '1' }] }, offline: 'quick' as const }
  expect(isAsDrawn(text(), text({ answers: { ...page.answers, '/api/mycourse': courses } }))).toBe(false)
})
