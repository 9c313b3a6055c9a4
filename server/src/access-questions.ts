import { INSIDE, OWNER, STUDYING, TEACHERS } from './access-callers.ts'

const SEEN = 'of the lecture’s course; a hidden one is seen by its author and who teaches alone'

export const ACCESS_QUESTIONS = {
  'GET /api/lecture/{lectureId}/questions': { cells: INSIDE, scope: SEEN },
  'GET /api/lecture/{lectureId}/questions/similar': { cells: INSIDE, scope: 'of the course; no hidden ones' },
  'POST /api/lecture/{lectureId}/questions': { cells: STUDYING },
  'GET /api/questions/{id}': { cells: INSIDE, scope: SEEN },
  'PUT /api/questions/{id}': { cells: STUDYING, scope: 'own, while nobody has answered' },
  'DELETE /api/questions/{id}': { cells: STUDYING, scope: 'own, while nobody has answered' },
  'POST /api/questions/{id}/answers': { cells: INSIDE, scope: 'not of a hidden question' },
  'PUT /api/answers/{id}': { cells: INSIDE, scope: 'own, unless it is marked or hidden' },
  'DELETE /api/answers/{id}': { cells: INSIDE, scope: 'own, unless it is marked or hidden' },
  'PUT /api/questions/{id}/useful': { cells: INSIDE, scope: 'once each; not one’s own' },
  'DELETE /api/questions/{id}/useful': { cells: INSIDE, scope: 'own voice' },
  'PUT /api/answers/{id}/useful': { cells: INSIDE, scope: 'once each; not one’s own' },
  'DELETE /api/answers/{id}/useful': { cells: INSIDE, scope: 'own voice' },
  'PUT /api/questions/{id}/subscribed': { cells: INSIDE, scope: 'own' },
  'PUT /api/questions/{id}/accepted': { cells: OWNER },
  'PUT /api/questions/{id}/hidden': { cells: OWNER },
  'PUT /api/answers/{id}/hidden': { cells: OWNER },
  'GET /api/instructor/questions': { cells: TEACHERS, scope: 'own courses; all for admins' },
  'GET /api/instructor/questions/csv': { cells: TEACHERS, scope: 'the same' },
}
