import { z } from 'zod'
import { ASSESSMENT_KINDS } from '../attempts/rules.ts'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { CSV_REPLY, endpoint, id } from '../http/index.ts'
import * as M from './messages.ts'
import { FIRST_DAY, LAST_DAY, lengthOf, RANGE_MAX_DAYS } from './rules.ts'
import {
  assessmentRow,
  compared,
  enrolmentSeries,
  itemRow,
  rangeReply,
  resultSummary,
  series,
  shareRow,
  statesPoint,
} from './shapes.ts'

const day = z.iso
  .date(M.rangeInvalid)
  .refine((value) => value >= FIRST_DAY && value <= LAST_DAY, M.rangeInvalid)
const fields = z.object({
  /** Days in Kigali, both included. Absent: the last thirty, today among them. */
  from: day.optional(),
  to: day.optional(),
  course: id(COURSE_MESSAGES.idInvalid).optional(),
})
const kind = z.enum(ASSESSMENT_KINDS, { error: M.kindInvalid }).optional()
const assessment = id(M.assessmentNotFound)

/** One day alone is no range, and neither is one that ends before it begins. */
function ranged<Q extends typeof fields>(query: Q) {
  return query
    .refine(({ from, to }) => (from === undefined) === (to === undefined), M.rangeInvalid)
    .refine(({ from, to }) => !from || !to || from <= to, M.rangeInvalid)
    .refine(({ from, to }) => !from || !to || lengthOf({ from, to }) <= RANGE_MAX_DAYS, M.rangeTooLong)
}
const query = ranged(fields)
export type AnalyticsQuery = z.output<typeof query>

/** The charts that are a file too, by their addresses. */
export const ANALYTICS_CHARTS = [
  'enrolments',
  'learners',
  'completions',
  'lectures',
  'results',
  'assessments',
  'items',
  'revenue',
  'payments',
  'decisions',
] as const
export type AnalyticsChart = (typeof ANALYTICS_CHARTS)[number]

const admin = { who: 'admin' } as const
const BESIDE = 'beside the range before'

const lecturesReply = rangeReply.extend({
  rows: z.array(shareRow),
  /** Of all there are, also those that are not listed. */
  total: z.number(),
})
const resultsReply = rangeReply.extend({
  bands: z.array(compared.extend({ fromPercent: z.number(), toPercent: z.number() })),
  now: resultSummary,
  before: resultSummary,
})
const paymentsReply = rangeReply.extend({
  points: z.array(statesPoint),
  pending: compared,
  approved: compared,
  rejected: compared,
})
const decisionsReply = rangeReply.extend({
  bands: z.array(compared.extend({ fromMinutes: z.number(), toMinutes: z.number().nullable() })),
  medianMinutes: z.number().nullable(),
  medianMinutesBefore: z.number().nullable(),
})

export const analyticsContract = {
  analytics: endpoint('GET /api/analytics', {
    ...admin,
    summary: 'Enrolments, completion, results and payments of a range in one reply, for other programs',
    query,
    reply: z.object({
      enrolments: enrolmentSeries,
      completion: lecturesReply,
      results: resultsReply,
      payments: paymentsReply.extend({ decisions: decisionsReply }),
    }),
  }),
  analyticsEnrolments: endpoint('GET /api/analytics/enrolments', {
    ...admin,
    summary: `Enrolments over time, those of paid courses apart, ${BESIDE}`,
    query,
    reply: enrolmentSeries,
  }),
  analyticsLearners: endpoint('GET /api/analytics/learners', {
    ...admin,
    summary: `Students who were there, over time; the totals count each once, ${BESIDE}`,
    query,
    reply: series,
  }),
  analyticsCompletions: endpoint('GET /api/analytics/completions', {
    ...admin,
    summary: `Lectures completed over time, ${BESIDE}`,
    query,
    reply: series,
  }),
  analyticsLectures: endpoint('GET /api/analytics/lectures', {
    ...admin,
    summary:
      'By the end of the range: who completed each lecture of a course, or how far each course is, the largest first',
    query,
    reply: lecturesReply,
  }),
  analyticsResults: endpoint('GET /api/analytics/results', {
    ...admin,
    summary: `What was handed in within the range: results in ten bands, pass rate and mean, ${BESIDE}`,
    query: ranged(fields.extend({ kind })),
    reply: resultsReply,
  }),
  analyticsAssessments: endpoint('GET /api/analytics/assessments', {
    ...admin,
    summary: 'Quizzes and exams with their results in the range, those with the most first',
    query: ranged(fields.extend({ kind })),
    reply: rangeReply.extend({ assessments: z.array(assessmentRow), total: z.number() }),
  }),
  analyticsItems: endpoint('GET /api/analytics/items', {
    ...admin,
    summary:
      'The questions of one quiz or exam: facility and discrimination over what was handed in within the range',
    query: ranged(fields.extend({ assessment })),
    reply: rangeReply.extend({ title: z.string(), items: z.array(itemRow) }),
  }),
  analyticsRevenue: endpoint('GET /api/analytics/revenue', {
    ...admin,
    summary: `RWF approved over time, ${BESIDE}`,
    query,
    reply: series.extend({ payments: compared }),
  }),
  analyticsPayments: endpoint('GET /api/analytics/payments', {
    ...admin,
    summary: 'Payment requests by when they were made, and what they are now',
    query,
    reply: paymentsReply,
  }),
  analyticsDecisions: endpoint('GET /api/analytics/decisions', {
    ...admin,
    summary: `How long people waited for the decisions of the range, providers’ own left out, ${BESIDE}`,
    query,
    reply: decisionsReply,
  }),
  analyticsCsv: endpoint('GET /api/analytics/{chart}/csv', {
    ...admin,
    summary: 'What one of the charts shows, as a CSV file; items need their quiz or exam',
    params: { chart: z.enum(ANALYTICS_CHARTS, { error: M.chartInvalid }) },
    query: ranged(fields.extend({ kind, assessment: assessment.optional() })),
    ...CSV_REPLY,
  }),
}
