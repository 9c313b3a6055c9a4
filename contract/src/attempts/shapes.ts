import { z } from 'zod'
import { formBoolean, id } from '../http/index.ts'
import * as M from './messages.ts'
import { ATTEMPT_STATES, QUESTION_TYPES, WRITTEN_MAX_LENGTH } from './rules.ts'

const questionId = z.string({ error: M.questionForeign }).min(1, M.questionForeign).max(64, M.questionForeign)
const selectedOption = z.int(M.optionOutOfRange).min(0, M.optionOutOfRange).max(1000, M.optionOutOfRange)
const writtenAnswer = z.string({ error: M.answerKind }).max(WRITTEN_MAX_LENGTH, M.answerTooLong)

/** A question as a student is asked it: nothing in it tells the key. Texts are the Markdown subset of `text/`. */
export const askedQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  /** Empty for a written question. */
  options: z.array(z.string()),
  marks: z.number(),
  image: z.object({ url: z.string(), alt: z.string() }).nullable(),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/** The same with its key, for those who teach. */
export const question = askedQuestion.extend({ correctOption: z.number().nullable() })
export type Question = z.infer<typeof question>

/** An answer as handed in: a missing field is no answer. */
export const answerInput = z.object({
  questionId,
  questionType: z.enum(QUESTION_TYPES).optional(),
  selectedOption: selectedOption.nullish(),
  writtenAnswer: writtenAnswer.nullish(),
})
export type AnswerInput = z.infer<typeof answerInput>

const seq = z
  .int(M.answersInvalid)
  .min(1, M.answersInvalid)
  .max(2 ** 31 - 1, M.answersInvalid)
const deviceId = z.string({ error: M.answersInvalid }).regex(/^[\w-]{8,64}$/, M.answersInvalid)

/** One answer on its way from a device. `seq` is the attempt's logical clock; the higher one counts. */
export const draftAnswer = z.object({
  questionId,
  seq,
  selectedOption: selectedOption.nullish(),
  writtenAnswer: writtenAnswer.nullish(),
  flagged: z.boolean({ error: M.answersInvalid }).default(false),
  /** The device's own belief, kept as evidence only. */
  recordedAt: z.iso.datetime({ offset: true, error: M.answersInvalid }).optional(),
})
export type DraftAnswer = z.input<typeof draftAnswer>

/** `answers` may be empty: then the call only asks for the time and for what other devices changed since `since`. */
export const draftBody = z.object({
  attemptId: id(M.attemptIdInvalid),
  deviceId,
  /** The last `seq` that the server has told this device; its own numbers may be higher. */
  since: z
    .int(M.answersInvalid)
    .min(0, M.answersInvalid)
    .max(2 ** 31 - 1, M.answersInvalid)
    .default(0),
  answers: z.array(draftAnswer, { error: M.answersInvalid }).max(200, M.answersInvalid),
})
export type DraftBody = z.input<typeof draftBody>

export const answerOnServer = z.object({
  questionId: z.string(),
  seq: z.number(),
  selectedOption: z.number().nullable(),
  writtenAnswer: z.string().nullable(),
  flagged: z.boolean(),
})
export type AnswerOnServer = z.infer<typeof answerOnServer>

/** Time that was given: by somebody, or because the academy was away. */
export const timeNote = z.object({
  kind: z.enum(['extended', 'away']),
  minutes: z.number(),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type TimeNote = z.infer<typeof timeNote>

const timing = z.object({
  serverNow: z.iso.datetime(),
  deadline: z.iso.datetime(),
  state: z.enum(ATTEMPT_STATES),
  /** The highest sequence number the server has seen. */
  seq: z.number(),
  notes: z.array(timeNote),
})
export const draftReply = timing.extend({
  /** Answers of other devices after `since`. */
  changes: z.array(answerOnServer),
})
export type DraftReply = z.infer<typeof draftReply>

export const attempt = timing.extend({
  _id: z.string(),
  startedAt: z.iso.datetime(),
  answers: z.array(answerOnServer),
})
export type Attempt = z.infer<typeof attempt>

/** What a lobby shows of an attempt that runs already. */
export const runningAttempt = timing.extend({ _id: z.string(), startedAt: z.iso.datetime() })

export const peekQuery = z.object({ peek: formBoolean(M.answersInvalid).optional() })

/** What handing in carries; our own client adds the attempt and its device. */
export const handIn = {
  answers: z.array(answerInput, { error: M.answersInvalid }).max(200, M.answersInvalid),
  attemptId: id(M.attemptIdInvalid).optional(),
  seq: z.int(M.answersInvalid).min(0, M.answersInvalid).optional(),
  /** The page did it by itself, at what it took for the deadline: refused while there is time left. */
  isAuto: z.boolean({ error: M.answersInvalid }).optional(),
}

export const givenAnswer = z.object({
  questionId: z.string(),
  selectedOption: z.number().nullable(),
  writtenAnswer: z.string().nullable(),
  /** Null until a person has marked it; to a student, null until the whole is graded. */
  marksAwarded: z.number().nullable(),
  feedback: z.string(),
})
export const SUBMISSION_STATUSES = ['submitted', 'graded'] as const
