import type { Api } from '@academy/contract'
import { type AccessRow, ADMINS, EVERYONE, SIGNED_IN, STUDENTS } from './access-callers.ts'

const OWN = 'own, another person’s is 404'
const NOT_OWN = 'not one’s own; once decided, the same again changes nothing and the opposite is 409'
const HINT = {
  cells: EVERYONE,
  scope: 'a hint: nothing in it is believed, the provider is asked',
}

/** The calls of the payments room. */
export const ACCESS_PAYMENTS = {
  'GET /api/course/payment-status': { cells: STUDENTS, scope: 'own newest request, or null' },
  'POST /api/course/payment-request': {
    cells: '401 200 409 409 403 403 403 403',
    scope: 'own; S1 and S2 study it already; one waits at a time; a free course is 400; the price is frozen',
  },
  'GET /api/user/me/payments': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/user/me/payments/{id}': { cells: SIGNED_IN, scope: OWN },
  'GET /api/user/me/payments/{id}/receipt': { cells: SIGNED_IN, scope: `${OWN}; once it is approved` },
  'PUT /api/payments/mtn/callback': HINT,
  'POST /api/payments/mtn/callback': HINT,
  'GET /api/payment-statements': { cells: ADMINS },
  'POST /api/payment-statements': { cells: ADMINS },
  'DELETE /api/payment-statements/{id}': { cells: ADMINS, scope: 'what was decided stays' },
  'GET /api/payment-requests/pending': { cells: ADMINS, scope: 'name and email of who paid' },
  'GET /api/payment-requests': { cells: ADMINS, scope: 'name and email of who paid' },
  'GET /api/payment-requests/csv': { cells: ADMINS, scope: 'no cell begins a formula' },
  'GET /api/payment-requests/{id}': { cells: ADMINS, scope: 'with the evidence' },
  'GET /api/payment-requests/{id}/screenshot': { cells: ADMINS, scope: 'drawn anew, in no public folder' },
  'POST /api/payment-requests/{id}/approve': { cells: ADMINS, scope: NOT_OWN },
  'POST /api/payment-requests/{id}/reject': { cells: ADMINS, scope: NOT_OWN },
  'POST /api/payment-requests/approve': { cells: ADMINS, scope: 'each for itself, told row by row' },
} satisfies Partial<Record<keyof Api, AccessRow>>
