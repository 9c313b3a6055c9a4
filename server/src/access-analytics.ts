import type { Api } from '@academy/contract'
import { type AccessRow, ADMINS } from './access-callers.ts'

/** Instructors see their students and results on their own pages. */
const ADMINS_ALONE = { cells: ADMINS }

/** The calls of the analytics room. */
export const ACCESS_ANALYTICS = {
  'GET /api/analytics': ADMINS_ALONE,
  'GET /api/analytics/enrolments': ADMINS_ALONE,
  'GET /api/analytics/learners': ADMINS_ALONE,
  'GET /api/analytics/completions': ADMINS_ALONE,
  'GET /api/analytics/lectures': ADMINS_ALONE,
  'GET /api/analytics/results': ADMINS_ALONE,
  'GET /api/analytics/assessments': ADMINS_ALONE,
  'GET /api/analytics/items': ADMINS_ALONE,
  'GET /api/analytics/revenue': ADMINS_ALONE,
  'GET /api/analytics/payments': ADMINS_ALONE,
  'GET /api/analytics/decisions': ADMINS_ALONE,
  'GET /api/analytics/{chart}/csv': { cells: ADMINS, scope: 'no cell begins a formula' },
} satisfies Partial<Record<keyof Api, AccessRow>>
