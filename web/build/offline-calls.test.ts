import { expect, it } from 'vitest'
import { contract } from '../../contract/src/index.ts'
import { offlineCalls } from './offline-calls.ts'

const calls = offlineCalls(Object.values(contract))
const modeOf = (path: string) => calls.find(([pattern]) => new RegExp(pattern).test(path))?.[1]
const ID = '0123456789abcdef01234567'

it('takes what an endpoint declares', () => {
  expect(modeOf('/api/mycourse')).toBe('quick')
  expect(modeOf(`/api/course/${ID}`)).toBe('quick')
  expect(modeOf(`/api/quiz/result/${ID}`)).toBe('fallback')
  expect(modeOf(`/api/instructor/attendance/${ID}`)).toBe('fallback')
  expect(modeOf(`/api/instructor/attendance/${ID}/2026-11-20`)).toBe('fallback')
  expect(modeOf('/api/messages/conversations')).toBe('fallback')
  expect(modeOf(`/api/messages/${ID}/${ID}`)).toBe('fallback')
  expect(modeOf(`/api/messages/${ID}/null`)).toBe('fallback')
})

it('never looks at keys, money, sittings, nor at an address that nobody declared', () => {
  for (const path of [
    `/api/quiz/${ID}`,
    `/api/quiz/student/${ID}`,
    `/api/submission/${ID}`,
    '/api/certification/certification-requests',
    '/api/course/payment-status',
    '/api/user/me/payments',
    '/api/notifications',
    '/api/messages',
    '/api/messages/search',
    '/api/messages/reports',
    `/api/messages/reports/${ID}`,
    '/api/messages/blocks',
    '/api/users',
    `/api/instructor/attendance/${ID}/check-in`,
    `/api/instructor/attendance/${ID}/csv`,
    `/api/instructor/courses/${ID}`,
    '/api/admin/analytics/enrolments',
    '/api/mycourse/more',
  ])
    expect(modeOf(path), path).toBeUndefined()
})

it('stops the build when a pattern also takes a call that may not be kept', () => {
  const endpoints = [
    { address: 'GET /api/things/{id}', offline: 'quick' as const },
    { address: 'GET /api/{kind}/{id}' },
  ]
  expect(offlineCalls(endpoints)).toHaveLength(1)
  expect(() => offlineCalls([...endpoints, { address: 'GET /api/things/{other}' }])).toThrow(
    'its pattern also takes /api/things/{other}',
  )
})
