import { z } from 'zod'
import { ASSESSMENT_KINDS } from '../attempts/rules.ts'

/** A number of the range and the same of the range before. */
export const compared = z.object({ count: z.number(), before: z.number() })
export type Compared = z.infer<typeof compared>

const range = z.object({ from: z.string(), to: z.string() })

export const rangeReply = z.object({
  range: range.extend({ before: range, stepDays: z.number() }),
  /** Some earlier days changed and are counted again, within a minute or two. */
  recounting: z.boolean(),
})
export type AnalyticsRange = z.infer<typeof rangeReply>['range']

export const point = range.extend(compared.shape)
export type Point = z.infer<typeof point>

export const series = rangeReply.extend({ points: z.array(point), total: compared })
export type Series = z.infer<typeof series>

/** `paid` of them in courses that cost something, as the courses are now. */
export const enrolmentSeries = series.extend({
  points: z.array(point.extend({ paid: z.number() })),
  paid: compared,
})
export type EnrolmentSeries = z.infer<typeof enrolmentSeries>

/** `completed` of `expected`: students for a lecture, students times lectures for a course. */
export const shareRow = z.object({
  _id: z.string(),
  title: z.string(),
  completed: z.number(),
  expected: z.number(),
  completedBefore: z.number(),
  expectedBefore: z.number(),
})
export type ShareRow = z.infer<typeof shareRow>

export const resultSummary = z.object({
  submissions: z.number(),
  graded: z.number(),
  passed: z.number(),
  meanPercent: z.number().nullable(),
})
export type ResultSummary = z.infer<typeof resultSummary>

export const assessmentRow = resultSummary.extend({
  _id: z.string(),
  title: z.string(),
  kind: z.enum(ASSESSMENT_KINDS),
  courseTitle: z.string(),
})
export type AssessmentRow = z.infer<typeof assessmentRow>

export const itemRow = z.object({
  questionId: z.string(),
  /** Its place in the newest paper; null when it is asked no more. */
  position: z.number().nullable(),
  question: z.string(),
  answers: z.number(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
})
export type ItemRow = z.infer<typeof itemRow>

export const statesPoint = range.extend({
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
})
