import type { Api } from '@academy/contract'
import { ACCESS_ACADEMY } from './academy.ts'
import { ACCESS_ACCOUNT } from './account.ts'
import { ACCESS_ANALYTICS } from './analytics.ts'
import { ACCESS_ANNOUNCEMENTS } from './announcements.ts'
import { ACCESS_ATTEMPTS } from './attempts.ts'
import { ACCESS_ATTENDANCE } from './attendance.ts'
import { ADMINS, CALLERS, type CallerKind, SIGNED_IN, STUDENTS, TEACHERS } from './callers.ts'
import { ACCESS_CERTIFICATES } from './certificates.ts'
import { ACCESS_COURSES } from './courses.ts'
import { ACCESS_EMAIL } from './email.ts'
import { ACCESS_FINAL_EXAMS } from './final-exams.ts'
import { ACCESS_GRADING } from './grading.ts'
import { ACCESS_INVITATIONS } from './invitations.ts'
import { ACCESS_LECTURES } from './lectures.ts'
import { ACCESS_MESSAGES } from './messages.ts'
import { ACCESS_NOTIFICATIONS } from './notifications.ts'
import { ACCESS_PAYMENTS } from './payments.ts'
import { ACCESS_PROGRESS } from './progress.ts'
import { ACCESS_QUESTIONS } from './questions.ts'
import { ACCESS_QUIZZES } from './quizzes.ts'
import type { AccessRow } from './row.ts'
import { ACCESS_SIGN_IN } from './sign-in.ts'
import { ACCESS_STUDENTS } from './students.ts'
import { ACCESS_SYSTEM } from './system.ts'
import { ACCESS_USERS } from './users.ts'
import { nothing, theCourse } from './usual.ts'

/** What each call answers to each caller. The test makes every one of these calls, and fails when a row is missing. A small room's rows stand here,
 * those of others in a file of theirs. */
export const ACCESS: Record<keyof Api, AccessRow> = {
  'GET /api/audit': {
    cells: ADMINS,
    scope:
      'superadmins: all, with network and device; admins: without these, and not main roles, settings or the operator’s commands',
    valid: nothing,
  },
  'GET /api/audit/csv': {
    cells: ADMINS,
    scope: 'the rows of the list, as the caller reads them',
    valid: nothing,
  },
  'GET /api/audit/people': { cells: ADMINS, scope: 'of the rows that the caller reads', valid: nothing },
  ...ACCESS_ACADEMY,
  ...ACCESS_ACCOUNT,
  ...ACCESS_EMAIL,
  ...ACCESS_SIGN_IN,
  ...ACCESS_USERS,
  ...ACCESS_NOTIFICATIONS,
  ...ACCESS_COURSES,
  'POST /api/course/enroll/{id}': {
    cells: STUDENTS,
    scope: 'free courses; a paid one is 403 until its payment is approved',
    valid: theCourse,
  },
  ...ACCESS_INVITATIONS,
  ...ACCESS_PAYMENTS,
  ...ACCESS_LECTURES,
  ...ACCESS_PROGRESS,
  ...ACCESS_ATTENDANCE,
  ...ACCESS_QUESTIONS,
  ...ACCESS_ANNOUNCEMENTS,
  ...ACCESS_ATTEMPTS,
  ...ACCESS_CERTIFICATES,
  ...ACCESS_QUIZZES,
  ...ACCESS_GRADING,
  ...ACCESS_FINAL_EXAMS,
  ...ACCESS_MESSAGES,
  ...ACCESS_STUDENTS,
  'GET /api/find': {
    cells: TEACHERS,
    scope: 'instructors: own courses, their lectures and students; no payments, no certificates',
    valid: () => ({ query: { q: 'small games' } }),
  },
  ...ACCESS_ANALYTICS,
  ...ACCESS_SYSTEM,
  'GET /api/page': {
    cells: SIGNED_IN,
    scope:
      'of each of the page’s calls what the caller hears to it by itself; drawn where the page’s guard lets them in',
    valid: ({ course }) => ({ query: { at: `/course/study/${course.id}` } }),
  },
}

/** The expected status of one cell. */
export function expectedStatus(address: keyof Api, caller: CallerKind): number {
  const statuses = ACCESS[address].cells.split(' ').map(Number)
  return statuses[CALLERS.indexOf(caller)] ?? Number.NaN
}
