import type { Api } from '@academy/contract'
import { type AccessRow, ADMINS, EVERYONE, SIGNED_IN, SUPERADMINS } from './access-callers.ts'

/** One's own address. */
export const ACCESS_EMAIL = {
  'GET /api/user/me/email': { cells: SIGNED_IN, scope: 'own' },
  'POST /api/user/me/email': {
    cells: SIGNED_IN,
    scope: 'own, with the current password or a fresh sign-in; one answer for used and unused addresses',
  },
  'POST /api/user/me/email/resend': { cells: SIGNED_IN, scope: 'own; once a minute' },
  'POST /api/user/me/email/confirm': {
    cells: SIGNED_IN,
    scope: 'own, with the mailed code: five tries, ten minutes; other sessions end',
  },
  'DELETE /api/user/me/email': { cells: SIGNED_IN, scope: 'own' },
  'POST /api/user/email/undo': {
    cells: EVERYONE,
    scope: 'who holds the link mailed to the former address: once, seven days; all sessions end',
  },
} satisfies Partial<Record<keyof Api, AccessRow>>

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
