import { z } from 'zod'
import { chosenIds, id, pageReply, searchText } from '../http/index.ts'
import { isDay } from '../text/days.ts'
import * as M from './messages.ts'
import { FEEDBACK_MAX_LENGTH } from './rules.ts'
import { question, SUBMISSION_STATUSES } from './shapes.ts'

// What somebody who marks sends and gets, of a quiz as of an exam.

const feedbackText = z.string({ error: M.feedbackTooLong }).max(FEEDBACK_MAX_LENGTH, M.feedbackTooLong)
const marksAwarded = z.number({ error: M.marksInvalid }).nullable()

/** By question id. Null marks are not given yet. */
export const gradeBody = z.object({
  feedback: z
    .record(
      z.string().max(64),
      z.object({ marksAwarded: marksAwarded.optional(), feedbackText: feedbackText.default('') }),
      { error: M.marksInvalid },
    )
    .refine((map) => Object.keys(map).length <= 200, M.marksInvalid),
  globalFeedback: feedbackText.default(''),
  /** Recomputed by the server. */
  totalMarksAwarded: z.number().optional(),
  version: z.int().optional(),
})
export type GradeBody = z.input<typeof gradeBody>

/** Marks on their way, kept for the one who is grading; on any device. */
export const gradeDraft = z.object({
  feedback: z.record(z.string(), z.object({ marksAwarded, feedbackText: z.string() })),
  globalFeedback: z.string(),
  /** The submission's version that these marks began from. */
  version: z.number().nullable(),
  savedAt: z.iso.datetime(),
})
export type GradeDraft = z.infer<typeof gradeDraft>

export const gradeDraftReply = z.object({ message: z.string(), savedAt: z.iso.datetime() })

/** Submissions in the order in which one marks. */
export const gradingQueue = z.object({
  queue: z.array(z.object({ _id: z.string(), student: z.string(), status: z.enum(SUBMISSION_STATUSES) })),
  /** Of all pages. */
  graded: z.number(),
  ...pageReply,
})

/** A question of a quiz or an exam, as addresses name it. */
export const askedId = z.string().min(1).max(64)

export const answersToQuestion = z.object({
  question,
  courseId: z.string(),
  answers: z.array(
    z.object({
      submissionId: z.string(),
      version: z.number(),
      /** Null once that person was deleted. */
      student: z.object({ _id: z.string(), name: z.string() }).nullable(),
      status: z.enum(SUBMISSION_STATUSES),
      selectedOption: z.number().nullable(),
      writtenAnswer: z.string().nullable(),
      marksAwarded: z.number().nullable(),
      feedback: z.string(),
    }),
  ),
  /** There are more: they come once these have marks. */
  hasMore: z.boolean(),
})

const givenMarks = z.object({
  submissionId: id(M.submissionIdInvalid),
  marksAwarded: z.number(M.marksInvalid).nullable(),
  feedbackText: z.string().max(FEEDBACK_MAX_LENGTH, M.feedbackTooLong).default(''),
  version: z.int(M.marksInvalid),
})
export const marksOfQuestion = z.object({
  marks: z.array(givenMarks, { error: M.marksInvalid }).min(1).max(1000),
})
export const savedMarksOfQuestion = z.object({
  message: z.string(),
  saved: z.array(
    z.object({ submissionId: z.string(), version: z.number(), status: z.enum(SUBMISSION_STATUSES) }),
  ),
  conflicts: z.array(z.string()),
})

const day = z.string().refine((text) => isDay(text) && text < '3000', M.dayInvalid)

/** What a list of submissions leaves out. */
export const submissionsFilter = z.object({
  status: z.enum(SUBMISSION_STATUSES).optional().catch(undefined),
  /** Name or address of a student, or a title. */
  search: searchText.optional(),
  /** Handed in on these days in Kigali, both included. */
  from: day.optional(),
  to: day.optional(),
})

/** Its file takes the rows that were chosen, too. */
export const submissionsCsvFilter = submissionsFilter.extend({
  ids: chosenIds(M.submissionIdInvalid).optional(),
})
