import type { Api } from '@academy/contract'
import { ACCESS_ANALYTICS } from './access-analytics.ts'
import { ACCESS_ANNOUNCEMENTS } from './access-announcements.ts'
import { ACCESS_ATTENDANCE } from './access-attendance.ts'
import {
  type AccessRow,
  ADMINS,
  CALLERS,
  type CallerKind,
  EVERYONE,
  INSIDE,
  OWNER,
  REDIRECTED,
  SIGNED_IN,
  STUDENTS,
  STUDYING,
  SUPERADMINS,
  TEACHERS,
} from './access-callers.ts'
import { ACCESS_CERTIFICATES } from './access-certificates.ts'
import { ACCESS_FIND } from './access-find.ts'
import { ACCESS_INVITATIONS } from './access-invitations.ts'
import { ACCESS_MESSAGES } from './access-messages.ts'
import { ACCESS_NOTIFICATIONS } from './access-notifications.ts'
import { ACCESS_PAYMENTS } from './access-payments.ts'
import { ACCESS_QUESTIONS } from './access-questions.ts'
import { ACCESS_SYSTEM } from './access-system.ts'
import { ACCESS_EMAIL, ACCESS_USERS } from './access-users.ts'

const GRADER = '401 403 403 403 404 200 200 200'
const GRADER_READING = '401 404 404 404 404 200 200 200'
const GRADUATE = '401 403 403 200 403 403 403 403'
const UNKNOWN = 'others hear that there is none'
const LECTURE_DONE = 'S1 has completed its lecture, as S2 has'

/** What each call answers to each caller. The test makes every one of these calls, and fails when a row is missing. */
export const ACCESS: Record<keyof Api, AccessRow> = {
  'GET /api/audit': {
    cells: ADMINS,
    scope:
      'superadmins: all, with network and device; admins: without these, and not main roles, settings or the operator’s commands',
  },
  'GET /api/audit/csv': { cells: ADMINS, scope: 'the rows of the list, as the caller reads them' },
  'GET /api/audit/people': { cells: ADMINS, scope: 'of the rows that the caller reads' },

  'GET /api/academy': { cells: EVERYONE, scope: 'public facts only' },
  'GET /api/stats': { cells: ADMINS },
  'GET /api/settings': { cells: SUPERADMINS },
  'PUT /api/settings': { cells: SUPERADMINS, scope: 'whole; refused when somebody else saved meanwhile' },

  'POST /api/user/login': { cells: EVERYONE, scope: 'one answer and one time for unknown and wrong' },
  'POST /api/user/register': { cells: EVERYONE, scope: 'always a student; one answer for known and unknown' },
  'POST /api/user/verify': {
    cells: EVERYONE,
    scope: 'the code belongs to its activation; five tries, ten minutes',
  },
  'POST /api/user/resend-otp': { cells: EVERYONE, scope: 'once a minute' },
  'GET /api/user/me': { cells: SIGNED_IN, scope: 'own' },
  'PUT /api/user/me': { cells: SIGNED_IN, scope: 'own name' },
  'PUT /api/user/me/preferences': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/user/me/sessions': { cells: SIGNED_IN, scope: 'own' },
  'DELETE /api/user/me/sessions/{id}': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
  'POST /api/user/logout': { cells: SIGNED_IN, scope: 'this session' },
  'POST /api/user/password': { cells: SIGNED_IN, scope: 'own, with the current one; other sessions end' },
  ...ACCESS_EMAIL,
  'POST /api/user/forgot': { cells: EVERYONE, scope: 'one answer for known and unknown' },
  'POST /api/user/reset': {
    cells: EVERYONE,
    scope: 'who holds the link: once, half an hour; all sessions end',
  },
  'POST /api/user/setup': {
    cells: '400 400 400 400 400 400 400 400',
    scope: 'who holds the printed link, while there is no superadmin; here there is one',
  },
  'GET /api/captcha': { cells: EVERYONE },
  'GET /api/auth/google': { cells: REDIRECTED },
  'GET /api/auth/github': { cells: REDIRECTED },
  'GET /api/auth/google/callback': { cells: REDIRECTED, scope: 'state of this browser, or an error code' },
  'GET /api/auth/github/callback': { cells: REDIRECTED, scope: 'state of this browser, or an error code' },
  'POST /api/auth/exchange': { cells: EVERYONE, scope: 'who holds the code: once, within a minute' },
  'GET /api/instructors': { cells: ADMINS },
  'PUT /api/user/role/{id}': { cells: ADMINS, scope: 'not one’s own; main roles by superadmins only' },
  ...ACCESS_USERS,

  ...ACCESS_NOTIFICATIONS,

  'GET /api/course/all': { cells: EVERYONE, scope: 'catalogue fields' },
  'GET /api/course/{id}': { cells: EVERYONE, scope: 'with the public outline: no media, no ids of media' },
  'DELETE /api/course/{id}': { cells: OWNER },
  'POST /api/course/new': { cells: ADMINS },
  'POST /api/course/assign': { cells: ADMINS, scope: 'to a current instructor' },
  'GET /api/courses': { cells: ADMINS },
  'GET /api/courses/csv': { cells: ADMINS },
  'GET /api/instructor/courses': { cells: TEACHERS, scope: 'own; all for admins' },
  'GET /api/instructor/courses/csv': { cells: TEACHERS, scope: 'the same' },
  'GET /api/instructor/courses/{id}': { cells: OWNER },
  'POST /api/instructor/courses/new': {
    cells: TEACHERS,
    scope: 'the owner is the caller, whatever the form says',
  },
  'PUT /api/instructor/courses/{id}': { cells: OWNER },
  'DELETE /api/instructor/courses/{id}': { cells: OWNER },
  'POST /api/instructor/courses/deletion': { cells: TEACHERS, scope: 'reads only; another’s is refused' },
  'POST /api/instructor/courses/delete': {
    cells: TEACHERS,
    scope: 'at most 100, each for itself: own; all for admins; another’s is refused and stays',
  },

  'POST /api/course/enroll/{id}': {
    cells: STUDENTS,
    scope: 'free courses; a paid one is 403 until its payment is approved',
  },

  ...ACCESS_INVITATIONS,

  ...ACCESS_PAYMENTS,

  'GET /api/lectures': { cells: ADMINS },
  'GET /api/lectures/all': { cells: ADMINS },
  'GET /api/lectures/csv': { cells: ADMINS },
  'GET /api/lectures/{courseId}': { cells: INSIDE },
  'GET /api/lecture/{id}': {
    cells: INSIDE,
    scope: 'the course of the lecture decides; media signed for the caller',
  },
  'DELETE /api/lecture/{id}': { cells: OWNER },
  'POST /api/course/{courseId}': { cells: ADMINS },
  'GET /api/instructor/courses/{id}/lectures': { cells: OWNER },
  'POST /api/instructor/courses/{id}/lectures': { cells: OWNER },
  'PUT /api/instructor/courses/{id}/lecture-order': { cells: OWNER },
  'PUT /api/instructor/lectures/{id}': { cells: OWNER, scope: 'never moves to another course' },
  'DELETE /api/instructor/lectures/{id}': { cells: OWNER },
  'PUT /api/instructor/lectures/{id}/captions': { cells: OWNER },
  'GET /api/instructor/lectures/{id}/course': { cells: OWNER },
  'POST /api/instructor/slide-image/upload': { cells: TEACHERS },

  'GET /api/mycourse': { cells: SIGNED_IN, scope: 'students: enrolled; instructors: own; admins: all' },
  'GET /api/users/{id}/courses': { cells: ADMINS },
  'GET /api/user/progress': { cells: '401 403 200 200 403 403 200 200', scope: 'own; zeros for admins' },
  'GET /api/progress': { cells: '401 403 200 200 403 403 200 200', scope: 'own; zeros for admins' },
  'PUT /api/markascomplete': { cells: STUDYING, scope: 'own, a lecture of that course' },
  'POST /api/user/progress': { cells: STUDYING, scope: 'own, a lecture of that course' },
  'GET /api/progress/position': { cells: INSIDE, scope: 'own' },
  'PUT /api/progress/position': { cells: STUDYING, scope: 'own' },

  ...ACCESS_ATTENDANCE,

  ...ACCESS_QUESTIONS,
  ...ACCESS_ANNOUNCEMENTS,

  'GET /api/instructor/assessments/{id}/sittings': { cells: OWNER },
  'POST /api/instructor/assessments/{id}/extend': { cells: OWNER },
  'GET /api/instructor/attempts/{id}/evidence': { cells: GRADER, scope: UNKNOWN },
  'POST /api/instructor/attempts/{id}/accept-late': { cells: GRADER, scope: UNKNOWN },
  'POST /api/instructor/assessments/{id}/fix-key': { cells: OWNER },
  'POST /api/instructor/question-image/upload': { cells: TEACHERS },

  ...ACCESS_CERTIFICATES,

  'GET /api/quiz/course/{courseId}': { cells: INSIDE, scope: 'students: no question, own standing' },
  'GET /api/quiz/lecture/{lectureId}': { cells: INSIDE, scope: 'students: no question, own standing' },
  'GET /api/quiz/student/{id}': {
    cells: STUDYING,
    scope: 'own; no key; no question before its lecture is complete',
  },
  'PUT /api/quiz/draft/{id}': { cells: STUDYING, scope: `own; ${LECTURE_DONE}` },
  'POST /api/quiz/submit': { cells: GRADUATE, scope: 'own, once; its lecture is complete' },
  'GET /api/quiz/result/{id}': { cells: STUDYING, scope: 'own or null; no key; marks once graded' },
  'GET /api/quiz/{id}': { cells: OWNER, scope: 'with the key' },
  'GET /api/instructor/quizzes/{id}/preview': { cells: OWNER, scope: 'no key' },
  'DELETE /api/quiz/{id}': { cells: OWNER },
  'GET /api/instructor/quizzes': { cells: TEACHERS, scope: 'own; all for admins' },
  'GET /api/instructor/quizzes/csv': { cells: TEACHERS, scope: 'the same' },
  'GET /api/instructor/quizzes/{id}': { cells: OWNER },
  'DELETE /api/instructor/quizzes/{id}': { cells: OWNER },
  'POST /api/instructor/quizzes/deletion': {
    cells: TEACHERS,
    scope: 'reads only; another’s is refused without its name',
  },
  'POST /api/instructor/quizzes/delete': {
    cells: TEACHERS,
    scope: 'at most 100, each for itself: own; all for admins; another’s is refused and stays',
  },
  'GET /api/quiz/check-lecture/{lectureId}': { cells: OWNER },
  'POST /api/instructor/quiz/new': { cells: OWNER, scope: 'the lecture is of that course' },
  'POST /api/instructor/quizzes/new': { cells: OWNER, scope: 'the lecture is of that course' },
  'PUT /api/instructor/quizzes/{id}': { cells: OWNER },
  'GET /api/quiz/all': { cells: ADMINS },
  'GET /api/quiz/all/csv': { cells: ADMINS },
  'POST /api/instructor/questions/read': { cells: TEACHERS },
  'GET /api/instructor/assessments/{id}/export': { cells: OWNER, scope: 'with the key' },

  'GET /api/instructor/submissions': { cells: TEACHERS, scope: 'of own courses; all for admins' },
  'GET /api/instructor/submissions/csv': { cells: TEACHERS, scope: 'of own courses; all for admins' },
  'GET /api/instructor/courses/{id}/submissions': { cells: OWNER },
  'GET /api/instructor/courses/{id}/submissions/csv': { cells: OWNER },
  'GET /api/submissions/quiz/{id}': { cells: OWNER },
  'GET /api/submissions/quiz/{id}/csv': { cells: OWNER },
  'GET /api/submissions/all': { cells: ADMINS },
  'GET /api/submissions/all/csv': { cells: ADMINS },
  'GET /api/submission/{id}': { cells: GRADER_READING, scope: `with the key; ${UNKNOWN}` },
  'PUT /api/submission/{id}': { cells: GRADER, scope: UNKNOWN },
  'PUT /api/submission/{id}/draft': { cells: GRADER, scope: `own; ${UNKNOWN}` },
  'GET /api/instructor/grading-queue': { cells: TEACHERS, scope: 'of own courses; all for admins' },
  'GET /api/instructor/quizzes/{id}/answers/{questionId}': { cells: OWNER },
  'PUT /api/instructor/quizzes/{id}/answers/{questionId}': { cells: OWNER },
  'GET /api/instructor/comments': { cells: TEACHERS, scope: 'own' },
  'POST /api/instructor/comments': { cells: TEACHERS, scope: 'own' },
  'DELETE /api/instructor/comments/{id}': { cells: TEACHERS, scope: 'own, another person’s is 404' },

  'GET /api/certification/final-exam/student/{courseId}': {
    cells: GRADUATE,
    scope: 'own; no key; every lecture is complete, or it has begun',
  },
  'PUT /api/certification/final-exam/draft/{courseId}': { cells: GRADUATE, scope: 'own' },
  'POST /api/certification/final-exam/submit': { cells: GRADUATE, scope: 'own, once' },
  'POST /api/certification/final-exam/new': { cells: OWNER, scope: 'one a course' },
  'PUT /api/certification/final-exam/{id}': { cells: OWNER },
  'GET /api/certification/final-exam/course/{courseId}': { cells: OWNER, scope: 'with the key' },
  'GET /api/instructor/final-exam/exam/{id}': { cells: OWNER, scope: 'with the key' },
  'GET /api/instructor/final-exam/course/{courseId}/preview': { cells: OWNER, scope: 'no key' },
  'GET /api/instructor/final-exams': { cells: TEACHERS, scope: 'own courses; all for admins' },
  'DELETE /api/instructor/final-exam/{id}': { cells: OWNER },
  'GET /api/certification/final-exam/{id}/submissions': { cells: OWNER },
  'GET /api/certification/final-exam/{id}/submissions/csv': { cells: OWNER },
  'GET /api/certification/final-exam/submission/{id}': {
    cells: GRADER_READING,
    scope: `with the key; ${UNKNOWN}`,
  },
  'PUT /api/certification/final-exam/submission/{id}/marks': { cells: GRADER, scope: UNKNOWN },
  'PUT /api/certification/final-exam/submission/{id}/draft': { cells: GRADER, scope: `own; ${UNKNOWN}` },
  'GET /api/instructor/final-exam/exam/{id}/queue': { cells: OWNER },
  'GET /api/instructor/final-exam/exam/{id}/answers/{questionId}': { cells: OWNER },
  'PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}': { cells: OWNER },

  ...ACCESS_MESSAGES,

  'GET /api/instructor/courses/{id}/students': { cells: OWNER, scope: 'nothing of other courses' },
  'GET /api/instructor/courses/{id}/students/csv': { cells: OWNER, scope: 'the same' },
  'GET /api/instructor/courses/{id}/students/{studentId}': {
    cells: OWNER,
    scope: 'who is not enrolled is 404; nothing of other courses',
  },
  'GET /api/instructor/stats': { cells: TEACHERS, scope: 'of courses that the caller teaches' },
  'GET /api/instructor/waiting': { cells: TEACHERS, scope: 'of courses that the caller teaches' },
  ...ACCESS_FIND,
  ...ACCESS_ANALYTICS,

  ...ACCESS_SYSTEM,

  'GET /api/page': {
    cells: SIGNED_IN,
    scope:
      'of each of the page’s calls what the caller hears to it by itself; drawn where the page’s guard lets them in',
  },
}

/** The expected status of one cell. */
export function expectedStatus(address: keyof Api, caller: CallerKind): number {
  const statuses = ACCESS[address].cells.split(' ').map(Number)
  return statuses[CALLERS.indexOf(caller)] ?? Number.NaN
}
