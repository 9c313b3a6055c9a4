import { expect, it } from 'vitest'
import { contract } from './index.ts'

const declared = Object.values(contract).filter(({ offline }) => offline)

/** Whoever adds to this list has asked what a stranger finds on a borrowed phone. */
it('lets a browser keep these calls and no other', () => {
  const list = declared.map(({ address, offline }) => `${address} ${offline}`)
  expect(list.sort()).toEqual([
    'GET /api/academy quick',
    // What many were told is nobody's secret.
    'GET /api/announcements fallback',
    'GET /api/announcements/{id} fallback',
    'GET /api/certification/certificates/my fallback',
    'GET /api/certification/certification-status/{courseId} fallback',
    'GET /api/course/all quick',
    'GET /api/course/{id} quick',
    'GET /api/courses/{courseId}/announcements fallback',
    'GET /api/instructor/attendance/{courseId} fallback',
    'GET /api/instructor/attendance/{courseId}/{date} fallback',
    'GET /api/lecture/{id} fallback',
    'GET /api/lecture/{lectureId}/questions fallback',
    'GET /api/lectures/{courseId} fallback',
    // One's own conversations are read again on a dead line; they go with the session, as all of these.
    'GET /api/messages/conversations fallback',
    'GET /api/messages/{otherUserId}/{courseId} fallback',
    'GET /api/mycourse quick',
    // A page of a signed-in person, where all that it was drawn with stands in this list.
    'GET /api/page fallback',
    'GET /api/progress quick',
    'GET /api/progress/position fallback',
    'GET /api/questions/{id} fallback',
    'GET /api/quiz/course/{courseId} fallback',
    'GET /api/quiz/lecture/{lectureId} fallback',
    'GET /api/quiz/result/{id} fallback',
    'GET /api/user/progress quick',
  ])
})

it('lets it keep readings only, no file, and for teachers alone only the class they mark', () => {
  for (const endpoint of declared) {
    expect(endpoint.method, endpoint.address).toBe('GET')
    expect(endpoint, endpoint.address).not.toHaveProperty('produces')
    const isOfClass = endpoint.address.startsWith('GET /api/instructor/attendance/')
    expect(
      ['everyone', 'signed-in', 'student', ...(isOfClass ? ['teacher'] : [])],
      endpoint.address,
    ).toContain(endpoint.who)
  }
})
