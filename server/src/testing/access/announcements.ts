import { addDays, dayOf } from '@academy/contract/text/days'
import { anAnnouncement, announcementBody, announcementKey, toCourse } from '../announcements.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { INSIDE, OWNER, SIGNED_IN, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'

const WAITING = 'own courses, unless an admin wrote it, while it is scheduled; all for admins'

const SENT = 'own courses, unless an admin wrote it; all for admins'

const HOUR_MS = 3_600_000

const inAnHour = ({ academy }: Fixture) =>
  new Date(academy.services.clock.now().getTime() + HOUR_MS).toISOString()

const itsCourse: ValidCall = ({ course }) => ({ params: { courseId: course.id } })

const sent: ValidCall = async ({ academy, owner, course }) => ({
  params: { id: await anAnnouncement(academy, owner, toCourse(course)) },
})

const scheduled: ValidCall = async (fixture) => {
  const { academy, owner, course } = fixture
  return {
    params: { id: await anAnnouncement(academy, owner, toCourse(course), { sendAt: inAnHour(fixture) }) },
  }
}

export const ACCESS_ANNOUNCEMENTS = {
  'GET /api/announcements': {
    cells: SIGNED_IN,
    scope: 'to all, to the caller’s role, to their courses',
    valid: () => ({}),
  },
  'GET /api/announcements/{id}': {
    cells: INSIDE,
    scope: 'a course’s as the course, a role’s for the role; all for admins; once it was sent',
    valid: sent,
  },
  'PUT /api/announcements/{id}/read': {
    cells: INSIDE,
    scope: 'the same; counted for its audience alone',
    valid: sent,
  },
  'GET /api/courses/{courseId}/announcements': {
    cells: INSIDE,
    scope: 'once they were sent',
    valid: itsCourse,
  },
  'GET /api/instructor/announcements': {
    cells: TEACHERS,
    scope: 'own, and of own courses; all for admins',
    valid: () => ({}),
  },
  'GET /api/instructor/announcements/audience': {
    cells: OWNER,
    scope: 'own courses; a role and all for admins alone',
    valid: ({ course }) => ({
      query: { kind: 'course', course: course.id },
    }),
  },
  'GET /api/instructor/announcements/{id}': {
    cells: OWNER,
    scope: 'own, and of own courses; all for admins',
    valid: sent,
  },
  'POST /api/announcements': {
    cells: OWNER,
    scope: 'own courses; a role and all for admins alone',
    valid: ({ course }) => ({
      body: { ...announcementBody(toCourse(course)), key: announcementKey() },
    }),
  },
  'PUT /api/announcements/{id}': {
    cells: OWNER,
    scope: WAITING,
    valid: async (fixture) => ({
      ...(await scheduled(fixture)),
      body: announcementBody(toCourse(fixture.course), { title: 'The exam is on Monday' }),
    }),
  },
  'DELETE /api/announcements/{id}': { cells: OWNER, scope: WAITING, valid: scheduled },
  'PUT /api/announcements/{id}/withdrawn': { cells: OWNER, scope: SENT, valid: sent },
  'PUT /api/announcements/{id}/pinned': {
    cells: OWNER,
    scope: SENT,
    valid: async (fixture) => ({
      ...(await sent(fixture)),
      body: { pinnedUntil: addDays(dayOf(fixture.academy.services.clock.now()), 30) },
    }),
  },
} satisfies Rows
