import type { Client } from './calls.ts'
import type { aQuizClass } from './sittings.ts'

type Room = Awaited<ReturnType<typeof aQuizClass>>

/** The first announcement and the first question that `fillCrowd` puts into the room's course. */
const OF_COURSE = `d${'1'.padStart(23, '0')}`

/** What a student's pages ask, in a room that a crowd fills; a sitting apart. */
export const STUDENT_CALLS: [string, (student: Client, room: Room) => Promise<unknown>][] = [
  [
    'lectures',
    (student, room) => student.call('GET /api/lectures/{courseId}', { params: { courseId: room.course.id } }),
  ],
  [
    'a lecture',
    (student, room) => student.call('GET /api/lecture/{id}', { params: { id: room.lecture.id } }),
  ],
  ['progress', (student, room) => student.call('GET /api/progress', { query: { course: room.course.id } })],
  ['my courses', (student) => student.call('GET /api/mycourse')],
  ['who is here', (student) => student.call('GET /api/user/me')],
  ['notifications', (student) => student.call('GET /api/notifications')],
  [
    'quizzes',
    (student, room) =>
      student.call('GET /api/quiz/course/{courseId}', { params: { courseId: room.course.id } }),
  ],
  [
    'mark complete',
    (student, room) =>
      student.call('PUT /api/markascomplete', {
        body: { courseId: room.course.id, lectureId: room.lecture.id },
      }),
  ],
  [
    'the position while one plays',
    (student, room) =>
      student.call('PUT /api/progress/position', {
        body: { lectureId: room.lecture.id, positionSeconds: 4, watched: [[0, 4]] },
      }),
  ],
  [
    'own attendance',
    (student, room) =>
      student.call('GET /api/attendance/{courseId}', { params: { courseId: room.course.id } }),
  ],
  [
    'announcements of a course',
    (student, room) =>
      student.call('GET /api/courses/{courseId}/announcements', { params: { courseId: room.course.id } }),
  ],
  [
    'questions of a lecture',
    (student, room) =>
      student.call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: room.lecture.id } }),
  ],
  [
    'an announcement of it',
    (student) => student.call('GET /api/announcements/{id}', { params: { id: OF_COURSE } }),
  ],
  ['a question of it', (student) => student.call('GET /api/questions/{id}', { params: { id: OF_COURSE } })],
  ['conversations', (student) => student.call('GET /api/messages/conversations')],
  [
    'an exam in its lobby',
    (student, room) =>
      student.call('GET /api/certification/final-exam/student/{courseId}', {
        params: { courseId: room.course.id },
        query: { peek: true },
      }),
  ],
  [
    'a thread',
    (student, room) =>
      student.call('GET /api/messages/{otherUserId}/{courseId}', {
        params: { otherUserId: room.owner.id, courseId: room.course.id },
      }),
  ],
]

/** What whoever is not signed in asks of the same academy. */
export const VISITOR_CALLS: [string, (visitor: Client, room: Room) => Promise<unknown>][] = [
  ['the catalogue', (visitor) => visitor.call('GET /api/course/all')],
  ['a search of it', (visitor) => visitor.call('GET /api/course/all', { query: { q: 'course' } })],
  ['a course', (visitor, room) => visitor.call('GET /api/course/{id}', { params: { id: room.course.id } })],
]
