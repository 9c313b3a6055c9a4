import type { Api } from '@academy/contract'
import type { AccessRow } from './access-table.ts'

const ADMINS = '401 403 403 403 403 403 200 200'
const SUPERADMINS = '401 403 403 403 403 403 403 200'

/** People as those who run the academy see them. */
export const ACCESS_USERS = {
  'GET /api/users': { cells: ADMINS, scope: 'main roles for superadmins only' },
  'GET /api/users/csv': { cells: ADMINS, scope: 'main roles for superadmins only' },
  'GET /api/users/{id}': { cells: ADMINS, scope: 'main role for superadmins only' },
  'GET /api/users/{id}/deletion': { cells: SUPERADMINS },
  'DELETE /api/user/{id}': {
    cells: SUPERADMINS,
    scope: 'not oneself, no superadmin; nobody who owns courses',
  },
  'POST /api/users/deletion': { cells: SUPERADMINS, scope: 'reads only' },
  'POST /api/users/delete': {
    cells: SUPERADMINS,
    scope: 'at most 100, each for itself: not oneself, no superadmin; nobody who owns courses',
  },
  'DELETE /api/users/{id}/sessions/{sessionId}': {
    cells: ADMINS,
    scope: 'a superadmin’s by superadmins only',
  },
  'DELETE /api/users/{id}/sessions': { cells: ADMINS, scope: 'a superadmin’s by superadmins only' },
  'POST /api/users/{id}/reset-link': { cells: ADMINS, scope: 'the link goes to the person’s own address' },
} satisfies Partial<Record<keyof Api, AccessRow>>
