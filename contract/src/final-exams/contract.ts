import { z } from 'zod'
import {
  askedQuestion,
  attempt,
  draftBody,
  draftReply,
  givenAnswer,
  handIn,
  peekQuery,
  question,
  runningAttempt,
  SUBMISSION_STATUSES,
} from '../attempts/index.ts'
import { BODY_BYTES, endpoint, id, message, pageQuery, pageReply, text } from '../http/index.ts'
import { questionInput } from '../quizzes/index.ts'
import * as M from './messages.ts'
import {
  EXAM_MARKS_DEFAULT,
  EXAM_PASSING_DEFAULT_PERCENT,
  EXAM_PASSING_MAX_PERCENT,
  EXAM_PASSING_MIN_PERCENT,
  EXAM_TIME_DEFAULT_MINUTES,
  EXAM_TIME_MAX_MINUTES,
  EXAM_TIME_MIN_MINUTES,
} from './rules.ts'

const courseId = { courseId: id(M.courseIdInvalid) }
const examId = { id: id(M.idInvalid) }
const success = z.object({ success: z.boolean() })

export const examFacts = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  timeLimit: z.number(),
  passingScore: z.number(),
  totalMarks: z.number(),
  questionCount: z.number(),
  course: z.string(),
  courseTitle: z.string(),
})
export type ExamFacts = z.infer<typeof examFacts>

/** With `questions` only once the attempt runs. */
export const studentExam = examFacts.extend({ questions: z.array(askedQuestion).optional() })

/** `passed` and marks are null while written answers wait ("Awaiting marking"). */
export const studentExamSubmission = z.object({
  _id: z.string(),
  course: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedAt: z.iso.datetime(),
  totalMarks: z.number(),
  totalMarksAwarded: z.number().nullable(),
  /** Rounded to two decimals; passing is judged before rounding. */
  percentage: z.number().nullable(),
  passed: z.boolean().nullable(),
  passingScore: z.number(),
  feedback: z.string(),
  questions: z.array(askedQuestion),
  answers: z.array(givenAnswer),
  isFinalised: z.boolean(),
})
export type StudentExamSubmission = z.infer<typeof studentExamSubmission>

export const finalExam = examFacts.extend({
  version: z.number(),
  questions: z.array(question),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FinalExam = z.infer<typeof finalExam>

export const examStats = z.object({
  totalSubmissions: z.number(),
  passedSubmissions: z.number(),
  /** Written answers wait in these. */
  pendingSubmissions: z.number(),
  /** Percent of those judged, two decimals. */
  passRate: z.number(),
})

/** Marks may come as text, as from a form's field; what is no number counts as one mark. */
const examQuestion = questionInput.extend({
  marks: z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,6}(\.\d{1,6})?$/)
        .transform(Number),
    ])
    .catch(EXAM_MARKS_DEFAULT)
    .default(EXAM_MARKS_DEFAULT),
})

const examFields = z.object({
  title: text(200, M.titleAndDescription),
  description: text(5_000, M.titleAndDescription),
  questions: z
    .array(examQuestion, { error: M.questionsRequired })
    .min(1, M.questionsRequired)
    .max(200, M.questionsTooMany),
  timeLimit: z
    .int(M.timeLimitInvalid)
    .min(EXAM_TIME_MIN_MINUTES, M.timeLimitInvalid)
    .max(EXAM_TIME_MAX_MINUTES, M.timeLimitInvalid)
    .default(EXAM_TIME_DEFAULT_MINUTES),
  passingScore: z
    .number(M.passingInvalid)
    .min(EXAM_PASSING_MIN_PERCENT, M.passingInvalid)
    .max(EXAM_PASSING_MAX_PERCENT, M.passingInvalid)
    .default(EXAM_PASSING_DEFAULT_PERCENT),
})
const managed = success.extend({ finalExam, stats: examStats })

export const finalExamsContract = {
  openExam: endpoint('GET /api/certification/final-exam/student/{courseId}', {
    who: 'student',
    summary:
      'Open the final exam of a course as GET /api/quiz/student/{id} does; the own submission once there is one',
    params: courseId,
    query: peekQuery,
    reply: z.object({
      finalExam: studentExam.optional(),
      submission: studentExamSubmission.optional(),
      attempt: attempt.nullable(),
      running: runningAttempt.nullable(),
      serverNow: z.iso.datetime(),
    }),
  }),
  saveExamDraft: endpoint('PUT /api/certification/final-exam/draft/{courseId}', {
    who: 'student',
    summary: 'Keep answers while the exam runs, as PUT /api/quiz/draft/{id} does',
    params: courseId,
    bodyMaxBytes: BODY_BYTES.draft,
    body: draftBody,
    reply: draftReply,
  }),
  submitExam: endpoint('POST /api/certification/final-exam/submit', {
    who: 'student',
    summary: 'Hand the exam in, once',
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({ courseId: id(M.courseIdInvalid), ...handIn }),
    reply: message.extend({ submission: studentExamSubmission }),
  }),
  newExam: endpoint('POST /api/certification/final-exam/new', {
    who: 'teacher',
    summary: 'Create the final exam of a course; there is one a course',
    bodyMaxBytes: BODY_BYTES.large,
    body: examFields.extend({ course: id(M.courseIdInvalid) }),
    reply: success.extend({ message: z.string(), finalExam }),
  }),
  editExam: endpoint('PUT /api/certification/final-exam/{id}', {
    who: 'teacher',
    summary: 'Change an exam; who has begun keeps the questions they were asked',
    params: examId,
    bodyMaxBytes: BODY_BYTES.large,
    body: examFields.extend({ version: z.int().optional() }),
    reply: success.extend({ message: z.string(), finalExam }),
  }),
  examOfCourse: endpoint('GET /api/certification/final-exam/course/{courseId}', {
    who: 'teacher',
    summary: 'The final exam of a course with its key and its figures',
    params: courseId,
    reply: managed,
  }),
  exam: endpoint('GET /api/instructor/final-exam/exam/{id}', {
    who: 'teacher',
    summary: 'The same by the exam’s own id',
    params: examId,
    reply: managed,
  }),
  previewExam: endpoint('GET /api/instructor/final-exam/course/{courseId}/preview', {
    who: 'teacher',
    summary:
      'The exam of a course as a student is asked it: its newest questions without the key; nothing starts',
    params: courseId,
    reply: z.object({ finalExam: studentExam, serverNow: z.iso.datetime() }),
  }),
  examCards: endpoint('GET /api/instructor/final-exams', {
    who: 'teacher',
    summary:
      'The caller’s courses, each with its exam when there is one: one page, or the one course asked for',
    query: z.object({ ...pageQuery, course: courseId.courseId.optional() }),
    reply: z.object({
      ...pageReply,
      courses: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          description: z.string(),
          finalExam: examFacts.extend({ submissionCount: z.number(), pendingCount: z.number() }).nullable(),
        }),
      ),
    }),
  }),
  deleteExam: endpoint('DELETE /api/instructor/final-exam/{id}', {
    who: 'teacher',
    summary: 'Delete an exam with its submissions; refused while somebody sits it',
    params: examId,
    reply: message,
  }),
}
