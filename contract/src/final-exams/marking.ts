import { z } from 'zod'
import {
  ATTEMPT_MESSAGES,
  answersToQuestion,
  askedId,
  FEEDBACK_MAX_LENGTH,
  givenAnswer,
  gradeBody,
  gradeDraft,
  gradeDraftReply,
  gradingQueue,
  marksOfQuestion,
  question,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  savedMarksOfQuestion,
  submissionsCsvFilter,
  submissionsFilter,
} from '../attempts/index.ts'
import {
  BODY_BYTES,
  CSV_REPLY,
  endpoint,
  id,
  LIST_MAX_ROWS,
  pageQuery,
  pageReply,
  sortQuery,
} from '../http/index.ts'
import { person } from '../users/index.ts'
import * as M from './messages.ts'

const examId = { id: id(M.idInvalid) }
const submissionId = { id: id(ATTEMPT_MESSAGES.submissionIdInvalid) }
const success = z.object({ success: z.boolean() })

export const examSubmissionInList = z.object({
  _id: z.string(),
  student: person.nullable(),
  submittedAt: z.iso.datetime(),
  status: z.enum(SUBMISSION_STATUSES),
  totalMarks: z.number(),
  totalMarksAwarded: z.number(),
  percentage: z.number(),
  passed: z.boolean().nullable(),
})
export type ExamSubmissionInList = z.infer<typeof examSubmissionInList>

export const examSubmission = examSubmissionInList.extend({
  course: z.object({ _id: z.string(), title: z.string() }),
  finalExam: z.string(),
  passingScore: z.number(),
  feedback: z.string(),
  /** As asked, with the key. */
  questions: z.array(question),
  answers: z.array(givenAnswer.extend({ _id: z.string() })),
  version: z.number(),
  attempt: z.string(),
  isFinalised: z.boolean(),
  lateCount: z.number(),
})
export type ExamSubmission = z.infer<typeof examSubmission>

/** What was handed in, and the whole marks that people give it. */
export const examMarkingContract = {
  examSubmissions: endpoint('GET /api/certification/final-exam/{id}/submissions', {
    who: 'teacher',
    summary: 'Submissions of an exam: those that wait first, then the newest',
    params: examId,
    query: submissionsFilter.extend({
      sort: sortQuery(...SUBMISSION_SORTS),
      page: z.coerce.number().int().min(1).max(100_000).optional().catch(1),
      limit: z.coerce.number().int().min(1).max(LIST_MAX_ROWS).optional().catch(undefined),
    }),
    reply: success.extend({
      submissions: z.array(examSubmissionInList),
      ...pageReply,
      /** More match than a search counts and lists. */
      hasMore: z.boolean(),
    }),
  }),
  examSubmissionsCsv: endpoint('GET /api/certification/final-exam/{id}/submissions/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file',
    params: examId,
    query: submissionsCsvFilter,
    ...CSV_REPLY,
  }),
  examSubmission: endpoint('GET /api/certification/final-exam/submission/{id}', {
    who: 'signed-in',
    summary: 'One submission with the questions as asked, the key, and the caller’s own marks on their way',
    params: submissionId,
    reply: success.extend({ submission: examSubmission, draft: gradeDraft.nullable() }),
  }),
  markExam: endpoint('PUT /api/certification/final-exam/submission/{id}/marks', {
    who: 'teacher',
    summary: 'Save whole marks; percentage and passed are computed again',
    params: submissionId,
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      answers: z
        .array(
          z.object({
            answerId: id(M.answerForeign),
            /** What is no number counts as 0; null is not marked yet. */
            marksAwarded: z.union([z.number(), z.string().max(40), z.null()]),
            feedback: z.string().max(FEEDBACK_MAX_LENGTH, ATTEMPT_MESSAGES.feedbackTooLong).default(''),
          }),
        )
        .max(200, M.answerForeign),
      feedback: z.string().max(FEEDBACK_MAX_LENGTH, ATTEMPT_MESSAGES.feedbackTooLong).default(''),
      version: z.int().optional(),
    }),
    reply: success.extend({ message: z.string(), submission: examSubmission }),
  }),
  saveExamMarksDraft: endpoint('PUT /api/certification/final-exam/submission/{id}/draft', {
    who: 'teacher',
    summary: 'Keep marks on their way, as PUT /api/submission/{id}/draft does',
    params: submissionId,
    bodyMaxBytes: BODY_BYTES.large,
    body: gradeBody,
    reply: gradeDraftReply,
  }),
  examQueue: endpoint('GET /api/instructor/final-exam/exam/{id}/queue', {
    who: 'teacher',
    summary: 'Submissions of an exam in marking order: those that wait first, the oldest before; one page',
    params: examId,
    query: z.object(pageQuery),
    reply: gradingQueue,
  }),
  examAnswersByQuestion: endpoint('GET /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
    who: 'teacher',
    summary: 'Every student’s answer to one question of an exam',
    params: { ...examId, questionId: askedId },
    reply: answersToQuestion,
  }),
  markExamByQuestion: endpoint('PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
    who: 'teacher',
    summary: 'Save whole marks of one question across students, as for quizzes',
    params: { ...examId, questionId: askedId },
    body: marksOfQuestion,
    reply: savedMarksOfQuestion,
  }),
}
