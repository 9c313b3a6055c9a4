import { OWNER, STUDYING } from './access-callers.ts'

export const ACCESS_ATTENDANCE = {
  'GET /api/instructor/attendance/{courseId}/{date}': { cells: OWNER, scope: 'no day in the future' },
  'GET /api/instructor/attendance/{courseId}': { cells: OWNER },
  'GET /api/instructor/attendance/{courseId}/csv': { cells: OWNER, scope: 'no cell begins a formula' },
  'POST /api/instructor/attendance': {
    cells: OWNER,
    scope: 'every student of that course, or nothing is saved',
  },
  'PUT /api/instructor/attendance/{courseId}/minimum': { cells: OWNER },
  'GET /api/instructor/attendance/{courseId}/below-minimum': { cells: OWNER },
  'GET /api/instructor/attendance/{courseId}/students/{studentId}': {
    cells: OWNER,
    scope: 'a student of that course',
  },
  'GET /api/instructor/attendance/{courseId}/check-in': { cells: OWNER, scope: 'with the code' },
  'POST /api/instructor/attendance/{courseId}/check-in': { cells: OWNER },
  'DELETE /api/instructor/attendance/{courseId}/check-in': { cells: OWNER },
  'POST /api/check-in': { cells: STUDYING, scope: 'own, by a code that holds; ten tries in five minutes' },
  'GET /api/attendance/{courseId}': { cells: STUDYING, scope: 'own; no notes' },
}
