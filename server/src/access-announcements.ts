import { INSIDE, OWNER, SIGNED_IN, TEACHERS } from './access-callers.ts'

const WAITING = 'own courses, unless an admin wrote it, while it is scheduled; all for admins'
const SENT = 'own courses, unless an admin wrote it; all for admins'

export const ACCESS_ANNOUNCEMENTS = {
  'GET /api/announcements': { cells: SIGNED_IN, scope: 'to all, to the caller’s role, to their courses' },
  'GET /api/announcements/{id}': {
    cells: INSIDE,
    scope: 'a course’s as the course, a role’s for the role; all for admins; once it was sent',
  },
  'PUT /api/announcements/{id}/read': { cells: INSIDE, scope: 'the same; counted for its audience alone' },
  'GET /api/courses/{courseId}/announcements': { cells: INSIDE, scope: 'once they were sent' },
  'GET /api/instructor/announcements': {
    cells: TEACHERS,
    scope: 'own, and of own courses; all for admins',
  },
  'GET /api/instructor/announcements/audience': {
    cells: OWNER,
    scope: 'own courses; a role and all for admins alone',
  },
  'GET /api/instructor/announcements/{id}': {
    cells: OWNER,
    scope: 'own, and of own courses; all for admins',
  },
  'POST /api/announcements': { cells: OWNER, scope: 'own courses; a role and all for admins alone' },
  'PUT /api/announcements/{id}': { cells: OWNER, scope: WAITING },
  'DELETE /api/announcements/{id}': { cells: OWNER, scope: WAITING },
  'PUT /api/announcements/{id}/withdrawn': { cells: OWNER, scope: SENT },
  'PUT /api/announcements/{id}/pinned': { cells: OWNER, scope: SENT },
}
