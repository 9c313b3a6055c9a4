import { ADMINS, INSIDE, SIGNED_IN, STUDYING } from './access-callers.ts'

/** With a student of the course. */
const OF_COURSE = '401 404 200 200 404 200 200 200'

export const ACCESS_MESSAGES = {
  'GET /api/messages/conversations': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/messages/search': { cells: SIGNED_IN, scope: 'in own conversations' },
  'POST /api/messages/send': {
    cells: INSIDE,
    scope:
      'students: to the instructor and the students of a course they are in, blocked ones excepted; instructors: to students of own courses; admins: to everybody else; nobody to themselves (400) or, unless an admin, to an admin; here to a student of the course; 30 a minute',
  },
  'POST /api/messages/attachments': { cells: SIGNED_IN, scope: 'own, until a message of theirs takes it' },
  'GET /api/messages/pictures/{attachmentId}': {
    cells: '401 404 404 404 404 200 404 404',
    scope: 'of own conversations; admins: of what a report shows; here between the instructor and a student',
  },
  'GET /api/messages/files/{attachmentId}': {
    cells: '401 404 404 404 404 200 404 404',
    scope: 'of own conversations; admins: of what a report shows',
  },
  'GET /api/messages/{otherUserId}/{courseId}': {
    cells: OF_COURSE,
    scope: 'own conversations and nobody else’s, admins included; empty for two who may write to each other',
  },
  'PUT /api/messages/mark-read/{otherUserId}/{courseId}': {
    cells: OF_COURSE,
    scope: 'what the caller received',
  },
  'PUT /api/messages/mute/{otherUserId}/{courseId}': { cells: SIGNED_IN, scope: 'own; here with an admin' },
  'GET /api/messages/blocks': { cells: SIGNED_IN, scope: 'own' },
  'POST /api/messages/block/{otherUserId}': {
    cells: STUDYING,
    scope: 'students: a student of a course they are in',
  },
  'DELETE /api/messages/block/{otherUserId}': { cells: SIGNED_IN, scope: 'own' },
  'POST /api/messages/report/{messageId}': {
    cells: SIGNED_IN,
    scope: 'one that the caller received, others are 404; here an admin’s',
  },
  'GET /api/messages/reports': { cells: ADMINS, scope: 'nothing of what was written' },
  'GET /api/messages/reports/{reportId}': {
    cells: ADMINS,
    scope: 'the message and five before and after it; the audit log says who opened it',
  },
  'PUT /api/messages/reports/{reportId}/closed': { cells: ADMINS },
  'PUT /api/presence': { cells: SIGNED_IN, scope: 'own, of this session' },
  'GET /api/courses/{courseId}/members': {
    cells: INSIDE,
    scope: 'no addresses; students do not see who hides their presence',
  },
  'GET /api/users/all': { cells: ADMINS, scope: 'without oneself' },
}
