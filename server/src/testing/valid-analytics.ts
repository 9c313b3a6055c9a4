import type { Api } from '@academy/contract'
import type { ValidCall } from './fixture.ts'

const ofCourse: ValidCall = ({ course }) => ({ query: { course: course.id } })

/** The charts of one course, and of the whole academy. */
export const VALID_ANALYTICS = {
  'GET /api/analytics': ofCourse,
  'GET /api/analytics/enrolments': ofCourse,
  'GET /api/analytics/learners': () => ({}),
  'GET /api/analytics/completions': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/analytics/lectures': ofCourse,
  'GET /api/analytics/results': () => ({ query: { kind: 'quiz' } }),
  'GET /api/analytics/assessments': ofCourse,
  'GET /api/analytics/items': async ({ quiz }) => ({ query: { assessment: (await quiz()).id } }),
  'GET /api/analytics/revenue': () => ({}),
  'GET /api/analytics/payments': ofCourse,
  'GET /api/analytics/decisions': () => ({}),
  'GET /api/analytics/{chart}/csv': () => ({ params: { chart: 'revenue' } }),
} satisfies Partial<Record<keyof Api, ValidCall>>
