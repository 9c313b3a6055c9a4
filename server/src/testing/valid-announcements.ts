import type { Api } from '@academy/contract'
import { addDays, dayOf } from '@academy/contract/text/days'
import { anAnnouncement, announcementBody, announcementKey, toCourse } from './announcements.ts'
import type { Fixture, ValidCall } from './fixture.ts'

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

export const VALID_ANNOUNCEMENTS = {
  'GET /api/announcements': () => ({}),
  'GET /api/announcements/{id}': sent,
  'PUT /api/announcements/{id}/read': sent,
  'GET /api/courses/{courseId}/announcements': itsCourse,
  'GET /api/instructor/announcements': () => ({}),
  'GET /api/instructor/announcements/audience': ({ course }) => ({
    query: { kind: 'course', course: course.id },
  }),
  'GET /api/instructor/announcements/{id}': sent,
  'POST /api/announcements': ({ course }) => ({
    body: { ...announcementBody(toCourse(course)), key: announcementKey() },
  }),
  'PUT /api/announcements/{id}': async (fixture) => ({
    ...(await scheduled(fixture)),
    body: announcementBody(toCourse(fixture.course), { title: 'The exam is on Monday' }),
  }),
  'DELETE /api/announcements/{id}': scheduled,
  'PUT /api/announcements/{id}/withdrawn': sent,
  'PUT /api/announcements/{id}/pinned': async (fixture) => ({
    ...(await sent(fixture)),
    body: { pinnedUntil: addDays(dayOf(fixture.academy.services.clock.now()), 30) },
  }),
} satisfies Partial<Record<keyof Api, ValidCall>>
