import type { Api } from '@academy/contract'
import type { AccessRow } from './access-callers.ts'

/** Instructors see their students and results on their own pages. */
const ADMINS = { cells: '401 403 403 403 403 403 200 200' }

/** The calls of the analytics room. */
export const ACCESS_ANALYTICS = {
  'GET /api/analytics': ADMINS,
  'GET /api/analytics/enrolments': ADMINS,
  'GET /api/analytics/learners': ADMINS,
  'GET /api/analytics/completions': ADMINS,
  'GET /api/analytics/lectures': ADMINS,
  'GET /api/analytics/results': ADMINS,
  'GET /api/analytics/assessments': ADMINS,
  'GET /api/analytics/items': ADMINS,
  'GET /api/analytics/revenue': ADMINS,
  'GET /api/analytics/payments': ADMINS,
  'GET /api/analytics/decisions': ADMINS,
  'GET /api/analytics/{chart}/csv': { ...ADMINS, scope: 'no cell begins a formula' },
} satisfies Partial<Record<keyof Api, AccessRow>>
