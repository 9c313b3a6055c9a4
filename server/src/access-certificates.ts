import type { Api } from '@academy/contract'
import { type AccessRow, ADMINS, OWNER, SIGNED_IN, STUDYING } from './access-callers.ts'

export const ACCESS_CERTIFICATES = {
  'POST /api/instructor/request-certification': {
    cells: OWNER,
    scope: 'a passed exam of that student and course; once',
  },
  'POST /api/instructor/request-certifications': { cells: OWNER, scope: 'passed exams of that course' },
  'GET /api/instructor/certifiable/{courseId}': { cells: OWNER },
  'GET /api/certification/certification-requests': { cells: ADMINS },
  'GET /api/certification/certification-requests/csv': { cells: ADMINS },
  'PUT /api/certification/certification-requests/{id}/approve': { cells: ADMINS },
  'PUT /api/certification/certification-requests/approve': { cells: ADMINS },
  'GET /api/certification/batches/{id}': { cells: ADMINS },
  'POST /api/certification/certification-requests/{id}/upload': { cells: ADMINS },
  'POST /api/certification/certification-requests/{id}/draw': { cells: ADMINS },
  'DELETE /api/certification/certification-requests/{id}': { cells: ADMINS, scope: 'while it waits' },
  'GET /api/certification/certificates/my': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/certification/certificates/{id}': {
    cells: '401 404 404 404 404 404 200 200',
    scope: 'here another student’s; its holder gets it, and only that is counted',
  },
  'GET /api/certification/certification-status/{courseId}': {
    cells: STUDYING,
    scope: 'own; whoever has left the course still sees what was asked for them',
  },
  'POST /api/certification/certificates/{id}/revoke': { cells: ADMINS },
  'POST /api/certification/certificates/{id}/reissue': { cells: ADMINS },
} satisfies Partial<Record<keyof Api, AccessRow>>
