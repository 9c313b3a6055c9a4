import type { Api } from '@academy/contract'
import { sql } from 'kysely'
import { newId } from '../db/ids.ts'
import { hashToken, randomToken } from '../services/tokens.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { notesLecture } from './notes-lecture.ts'
import { anEnrolment, anInstructor, aStudent, PASSWORD } from './people.ts'
import { aPicture } from './pictures.ts'
import { VALID_ANALYTICS } from './valid-analytics.ts'
import { VALID_ANNOUNCEMENTS } from './valid-announcements.ts'
import { VALID_ATTENDANCE } from './valid-attendance.ts'
import { VALID_CERTIFICATES } from './valid-certificates.ts'
import { VALID_EMAIL } from './valid-email.ts'
import { VALID_INVITATIONS } from './valid-invitations.ts'
import { VALID_MESSAGES } from './valid-messages.ts'
import { VALID_NOTIFICATIONS } from './valid-notifications.ts'
import { VALID_PAYMENTS } from './valid-payments.ts'
import { VALID_PUSH } from './valid-push.ts'
import { VALID_QUESTIONS } from './valid-questions.ts'
import { VALID_SITTINGS } from './valid-sittings.ts'
import { VALID_SYSTEM } from './valid-system.ts'
import { VALID_USERS } from './valid-users.ts'

const nothing: ValidCall = () => ({})
const theseCourses: ValidCall = ({ course }) => ({ body: { ids: [course.id] } })
const theCourse: ValidCall = ({ course }) => ({ params: { id: course.id } })
const theVideo: ValidCall = ({ lectures }) => ({ params: { id: lectures[0].id } })
const askedProgress: ValidCall = ({ course }) => ({ query: { course: course.id } })
const courseFields = {
  title: 'Maps of Kigali',
  description: 'Streets and hills.',
  category: 'Data Science',
  duration: 3,
}
const aNewCourse: ValidCall = async () => ({ body: courseFields, file: await aPicture() })
const notes = notesLecture('Hills')

let count = 0
const newAddress = () => `person${count++}@example.rw`

async function registered({ academy }: Fixture) {
  const email = newAddress()
  const body = { name: 'Aline', email, password: PASSWORD }
  const { activationToken } = await academy.as(null).call('POST /api/user/register', { body })
  return { email, activationToken }
}

/** For each call, input that its shape and the state of things accept: only rights can refuse it. */
export const VALID_CALLS: Record<keyof Api, ValidCall> = {
  'GET /api/audit': nothing,
  'GET /api/audit/csv': nothing,
  'GET /api/audit/people': nothing,

  'GET /api/academy': nothing,
  'GET /api/stats': nothing,
  'GET /api/settings': nothing,
  'PUT /api/settings': async ({ academy: { services } }) => {
    const { version } = await services.db
      .selectFrom('academy_settings')
      .select('version')
      .executeTakeFirstOrThrow()
    const { documentViewer: _, ...form } = services.liveSettings.file
    return { body: { ...form, version, tagline: `Learning since {year}, ${newId()}` } }
  },
  'POST /api/user/login': async ({ academy }) => {
    const { email } = await aStudent(academy)
    return { body: { email, password: PASSWORD } }
  },
  'POST /api/user/register': () => ({ body: { name: 'Aline', email: newAddress(), password: PASSWORD } }),
  'POST /api/user/verify': async (fixture) => {
    const { email, activationToken } = await registered(fixture)
    const mail = (await fixture.academy.outbox()).findLast(({ to }) => to === email)
    return { body: { activationToken, otp: mail?.text.match(/^\d{6}$/m)?.[0] } }
  },
  'POST /api/user/resend-otp': async (fixture) => {
    const { email, activationToken } = await registered(fixture)
    await sql`update activations set sent_at = now() - interval '2 minutes' where email = ${email}`.execute(
      fixture.academy.services.db,
    )
    return { body: { activationToken } }
  },
  'GET /api/user/me': nothing,
  'PUT /api/user/me': () => ({ body: { name: 'Diane' } }),
  'PUT /api/user/me/preferences': () => ({ body: { courseUpdates: false } }),
  'GET /api/user/me/sessions': nothing,
  'DELETE /api/user/me/sessions/{id}': async ({ academy, caller }) => {
    if (!caller) return { params: { id: 'f'.repeat(24) } }
    const { sessions } = await academy.as(caller).call('GET /api/user/me/sessions')
    return { params: { id: sessions[0]?._id ?? '' } }
  },
  'POST /api/user/logout': nothing,
  'POST /api/user/password': () => ({ body: { currentPassword: PASSWORD, password: 'another one' } }),
  ...VALID_EMAIL,
  'POST /api/user/forgot': () => ({ body: { email: 'somebody@example.rw' } }),
  'POST /api/user/reset': async ({ academy }) => {
    const { id } = await aStudent(academy)
    const token = randomToken()
    await academy.services.db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: id, expires_at: sql<Date>`now() + interval '1 hour'` })
      .execute()
    return { query: { token }, body: { password: 'another one' } }
  },
  'POST /api/user/setup': () => ({
    body: { setupToken: 'none', name: 'Me', email: newAddress(), password: PASSWORD },
  }),
  'GET /api/captcha': nothing,
  'GET /api/auth/google': nothing,
  'GET /api/auth/github': nothing,
  'GET /api/auth/google/callback': () => ({ query: { code: 'x', state: 'y' } }),
  'GET /api/auth/github/callback': () => ({ query: { code: 'x', state: 'y' } }),
  'POST /api/auth/exchange': async ({ academy }) => {
    const { id } = await aStudent(academy)
    const [code, browser] = [randomToken(), randomToken()]
    await academy.services.db
      .insertInto('oauth_codes')
      .values({
        code_hash: hashToken(`${browser}.${code}`),
        user_id: id,
        expires_at: sql<Date>`now() + interval '1 minute'`,
      })
      .execute()
    return { body: { code }, headers: { cookie: `academy_oauth=${browser}` } }
  },
  'GET /api/instructors': nothing,
  'PUT /api/user/role/{id}': async ({ academy }) => ({
    params: { id: (await aStudent(academy)).id },
    body: { role: 'instructor' },
  }),
  ...VALID_USERS,

  'GET /api/course/all': nothing,
  'GET /api/course/{id}': theCourse,
  'DELETE /api/course/{id}': theCourse,
  'POST /api/course/new': aNewCourse,
  'POST /api/course/assign': async ({ academy, course }) => ({
    body: { courseId: course.id, instructorId: (await anInstructor(academy)).id },
  }),
  'GET /api/courses': nothing,
  'GET /api/courses/csv': nothing,
  'GET /api/instructor/courses': nothing,
  'GET /api/instructor/courses/csv': nothing,
  'GET /api/instructor/courses/{id}': theCourse,
  'POST /api/instructor/courses/new': aNewCourse,
  'PUT /api/instructor/courses/{id}': ({ course }) => ({
    params: { id: course.id },
    body: { title: 'A new title' },
  }),
  'DELETE /api/instructor/courses/{id}': theCourse,
  'POST /api/instructor/courses/deletion': theseCourses,
  'POST /api/instructor/courses/delete': theseCourses,

  'POST /api/course/enroll/{id}': theCourse,
  'GET /api/mycourse': nothing,

  'GET /api/lectures': nothing,
  'GET /api/lectures/all': nothing,
  'GET /api/lectures/csv': nothing,
  'GET /api/lectures/{courseId}': ({ course }) => ({ params: { courseId: course.id } }),
  'GET /api/lecture/{id}': theVideo,
  'DELETE /api/lecture/{id}': theVideo,
  'POST /api/course/{courseId}': ({ course }) => ({ params: { courseId: course.id }, body: notes }),
  'GET /api/instructor/courses/{id}/lectures': theCourse,
  'POST /api/instructor/courses/{id}/lectures': ({ course }) => ({ params: { id: course.id }, body: notes }),
  'PUT /api/instructor/courses/{id}/lecture-order': ({ course, lectures }) => ({
    params: { id: course.id },
    body: { lectureIds: [lectures[1].id, lectures[0].id] },
  }),
  'PUT /api/instructor/lectures/{id}': ({ lectures }) => ({
    params: { id: lectures[1].id },
    body: { title: 'A new title' },
  }),
  'DELETE /api/instructor/lectures/{id}': theVideo,
  'PUT /api/instructor/lectures/{id}/captions': ({ lectures }) => ({
    params: { id: lectures[0].id },
    body: { captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nMuraho\n' },
  }),
  'GET /api/instructor/lectures/{id}/course': theVideo,
  'POST /api/instructor/slide-image/upload': async () => ({ file: await aPicture() }),

  'GET /api/user/progress': askedProgress,
  'GET /api/progress': askedProgress,
  'PUT /api/markascomplete': ({ course, lectures }) => ({
    body: { courseId: course.id, lectureId: lectures[0].id },
  }),
  'POST /api/user/progress': ({ course, lectures }) => ({
    query: { course: course.id, lectureId: lectures[0].id },
  }),
  'GET /api/progress/position': ({ lectures }) => ({ query: { lecture: lectures[0].id } }),
  'PUT /api/progress/position': ({ lectures }) => ({
    body: { lectureId: lectures[0].id, positionSeconds: 4, watched: [[0, 4]] },
  }),

  ...VALID_ATTENDANCE,
  ...VALID_QUESTIONS,
  ...VALID_ANNOUNCEMENTS,
  ...VALID_NOTIFICATIONS,
  ...VALID_PUSH,
  ...VALID_INVITATIONS,
  ...VALID_PAYMENTS,
  ...VALID_SITTINGS,
  ...VALID_CERTIFICATES,

  'GET /api/instructor/courses/{id}/students': theCourse,
  'GET /api/instructor/courses/{id}/students/csv': theCourse,
  'GET /api/instructor/courses/{id}/students/{studentId}': async ({ academy, course }) => {
    const student = await aStudent(academy)
    await anEnrolment(academy, student, course)
    return { params: { id: course.id, studentId: student.id } }
  },
  'GET /api/instructor/stats': nothing,
  'GET /api/instructor/waiting': nothing,
  ...VALID_MESSAGES,
  'GET /api/find': () => ({ query: { q: 'small games' } }),
  ...VALID_ANALYTICS,
  ...VALID_SYSTEM,
  'GET /api/page': ({ course }) => ({ query: { at: `/course/study/${course.id}` } }),
}
