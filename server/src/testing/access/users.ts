import type { ValidCall } from '../fixture.ts'
import { aStudent } from '../people.ts'
import { ADMINS, SUPERADMINS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing, somebody } from './usual.ts'

const somePeople: ValidCall = async ({ academy }) => ({ body: { ids: [(await aStudent(academy)).id] } })

export const ACCESS_USERS = {
  'GET /api/instructors': { cells: ADMINS, valid: nothing },
  'PUT /api/user/role/{id}': {
    cells: ADMINS,
    scope: 'not one’s own; main roles by superadmins only',
    valid: async ({ academy }) => ({
      params: { id: (await aStudent(academy)).id },
      body: { role: 'instructor' },
    }),
  },
  'GET /api/users': { cells: ADMINS, scope: 'main roles for superadmins only', valid: () => ({}) },
  'GET /api/users/csv': { cells: ADMINS, scope: 'main roles for superadmins only', valid: () => ({}) },
  'GET /api/users/{id}': { cells: ADMINS, scope: 'main role for superadmins only', valid: somebody },
  'GET /api/users/{id}/deletion': { cells: SUPERADMINS, valid: somebody },
  'DELETE /api/user/{id}': {
    cells: SUPERADMINS,
    scope: 'not oneself, no superadmin; nobody who owns courses',
    valid: somebody,
  },
  'POST /api/users/deletion': { cells: SUPERADMINS, scope: 'reads only', valid: somePeople },
  'POST /api/users/delete': {
    cells: SUPERADMINS,
    scope: 'at most 100, each for itself: not oneself, no superadmin; nobody who owns courses',
    valid: somePeople,
  },
  'DELETE /api/users/{id}/sessions/{sessionId}': {
    cells: ADMINS,
    scope: 'a superadmin’s by superadmins only',
    valid: async ({ academy }) => {
      const { id, sessionId } = await aStudent(academy)
      return { params: { id, sessionId } }
    },
  },
  'DELETE /api/users/{id}/sessions': {
    cells: ADMINS,
    scope: 'a superadmin’s by superadmins only',
    valid: somebody,
  },
  'POST /api/users/{id}/reset-link': {
    cells: ADMINS,
    scope: 'the link goes to the person’s own address',
    valid: somebody,
  },
} satisfies Rows
