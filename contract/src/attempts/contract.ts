import { z } from 'zod'
import { endpoint, id, message, pageQuery, pageReply, searchText, text } from '../http/index.ts'
import { person } from '../users/index.ts'
import * as M from './messages.ts'
import { ATTEMPT_STATES, EXTRA_MAX_MINUTES, QUESTION_IMAGE_MAX_BYTES, REASON_MAX_LENGTH } from './rules.ts'
import { timeNote } from './shapes.ts'

const assessmentId = { id: id(M.assessmentIdInvalid) }
const attemptId = { id: id(M.attemptIdInvalid) }
const reason = text(REASON_MAX_LENGTH, M.reasonRequired)

/** One student at work, or done, as those who teach see it. */
export const sitting = z.object({
  _id: z.string(),
  /** Null once the person was deleted. */
  student: person.nullable(),
  startedAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  state: z.enum(ATTEMPT_STATES),
  answeredCount: z.number(),
  lastContactAt: z.iso.datetime().nullable(),
  /** Answers that reached the server after the end and wait to be accepted. */
  lateCount: z.number(),
  submission: z.string().nullable(),
})
export type Sitting = z.infer<typeof sitting>

export const ASSESSMENT_EVENTS = [
  'extended',
  'away',
  'finalised',
  'late-accepted',
  'key-fixed',
  'edited',
] as const
export const assessmentEvent = z.object({
  _id: z.string(),
  event: z.enum(ASSESSMENT_EVENTS),
  actor: z.string().nullable(),
  student: z.string().nullable(),
  detail: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type AssessmentEvent = z.infer<typeof assessmentEvent>

export const evidenceAnswer = z.object({
  _id: z.string(),
  questionId: z.string(),
  question: z.string(),
  selectedOption: z.number().nullable(),
  writtenAnswer: z.string().nullable(),
  seq: z.number(),
  deviceId: z.string(),
  recordedAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime(),
  /** beaten: a newer answer took its place; late: it came after the end; refused: a second, different hand-in. */
  reason: z.enum(['beaten', 'late', 'refused']),
  isAccepted: z.boolean(),
})
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>

export const keyChange = z.object({
  submission: z.string(),
  student: z.string(),
  before: z.number(),
  after: z.number(),
  /** False where the mark would fall and nobody said that it may. */
  isChanged: z.boolean(),
})
export type KeyChange = z.infer<typeof keyChange>

/** `{id}` of an assessment is the id of a quiz or of a final exam: both are sat in the same way. */
export const attemptsContract = {
  sittings: endpoint('GET /api/instructor/assessments/{id}/sittings', {
    who: 'teacher',
    summary: 'Who is taking a quiz or an exam, who has, and what happened to their time',
    params: assessmentId,
    query: z.object({
      ...pageQuery,
      eventsPage: pageQuery.page,
      /** Only students whose name or email holds this text. */
      student: searchText.optional(),
    }),
    reply: z.object({
      sittings: z.array(sitting),
      ...pageReply,
      /** Of all pages. */
      running: z.number(),
      /** The newest first: one page of its own. */
      events: z.array(assessmentEvent),
      /** Events are counted as far as a thousand behind the page that is shown. */
      eventsTotal: z.number(),
      eventsPage: z.number(),
      eventsPages: z.number(),
      /** Enrolled students who may be given time before they begin, by name: the first. */
      students: z.array(person),
      hasMoreStudents: z.boolean(),
      serverNow: z.iso.datetime(),
    }),
  }),
  extend: endpoint('POST /api/instructor/assessments/{id}/extend', {
    who: 'teacher',
    summary: 'Give one student, or all, more time, before or during the sitting',
    params: assessmentId,
    body: z.object({
      studentId: z.union([z.literal('all'), id(M.studentInvalid)], { error: M.studentInvalid }),
      minutes: z.int(M.minutesInvalid).min(1, M.minutesInvalid).max(EXTRA_MAX_MINUTES, M.minutesInvalid),
      reason,
    }),
    reply: message.extend({ extended: z.number(), note: timeNote }),
  }),
  evidence: endpoint('GET /api/instructor/attempts/{id}/evidence', {
    who: 'teacher',
    summary: 'Every answer of an attempt that does not count, and why',
    params: attemptId,
    reply: z.object({ sitting, evidence: z.array(evidenceAnswer) }),
  }),
  acceptLate: endpoint('POST /api/instructor/attempts/{id}/accept-late', {
    who: 'teacher',
    summary: 'Count answers that came too late; the submission is marked again and the reason kept',
    params: attemptId,
    body: z.object({
      evidenceIds: z.array(id(M.lateNotFound)).min(1, M.lateNotFound).max(200, M.lateNotFound),
      reason,
    }),
    reply: message,
  }),
  fixKey: endpoint('POST /api/instructor/assessments/{id}/fix-key', {
    who: 'teacher',
    summary: 'Correct the key of a question for everybody; with isPreview only say who would change',
    params: assessmentId,
    body: z.object({
      questionId: z.string({ error: M.questionForeign }).min(1, M.questionForeign).max(64, M.questionForeign),
      correctOption: z.int(M.keyInvalid).min(0, M.keyInvalid).max(25, M.keyInvalid),
      reason: z.string({ error: M.reasonRequired }).trim().max(REASON_MAX_LENGTH).default(''),
      mayLower: z.boolean().default(false),
      isPreview: z.boolean().default(false),
    }),
    reply: message.extend({ changes: z.array(keyChange), isApplied: z.boolean() }),
  }),
  questionImage: endpoint('POST /api/instructor/question-image/upload', {
    who: 'teacher',
    summary: 'Store a picture for a question',
    upload: { maxBytes: QUESTION_IMAGE_MAX_BYTES - 1, isRequired: true, tooLarge: () => M.imageTooLarge },
    reply: message.extend({ imageUrl: z.string() }),
  }),
}
