import type { ValidCall } from '../fixture.ts'
import { ADMINS } from './callers.ts'
import type { Rows } from './row.ts'

/** Instructors see their students and results on their own pages. */
const ADMINS_ALONE = { cells: ADMINS }

const ofCourse: ValidCall = ({ course }) => ({ query: { course: course.id } })

export const ACCESS_ANALYTICS = {
  'GET /api/analytics': { ...ADMINS_ALONE, valid: ofCourse },
  'GET /api/analytics/enrolments': { ...ADMINS_ALONE, valid: ofCourse },
  'GET /api/analytics/learners': { ...ADMINS_ALONE, valid: () => ({}) },
  'GET /api/analytics/completions': {
    ...ADMINS_ALONE,
    valid: () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  },
  'GET /api/analytics/lectures': { ...ADMINS_ALONE, valid: ofCourse },
  'GET /api/analytics/results': { ...ADMINS_ALONE, valid: () => ({ query: { kind: 'quiz' } }) },
  'GET /api/analytics/assessments': { ...ADMINS_ALONE, valid: ofCourse },
  'GET /api/analytics/items': {
    ...ADMINS_ALONE,
    valid: async ({ quiz }) => ({ query: { assessment: (await quiz()).id } }),
  },
  'GET /api/analytics/revenue': { ...ADMINS_ALONE, valid: () => ({}) },
  'GET /api/analytics/payments': { ...ADMINS_ALONE, valid: ofCourse },
  'GET /api/analytics/decisions': { ...ADMINS_ALONE, valid: () => ({}) },
  'GET /api/analytics/{chart}/csv': {
    cells: ADMINS,
    scope: 'no cell begins a formula',
    valid: () => ({ params: { chart: 'revenue' } }),
  },
} satisfies Rows
