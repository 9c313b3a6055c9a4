import { z } from 'zod'
import {
  ATTEMPT_MESSAGES,
  answersToQuestion,
  askedId,
  gradeBody,
  gradeDraft,
  gradeDraftReply,
  gradingQueue,
  marksOfQuestion,
  savedMarksOfQuestion,
} from '../attempts/index.ts'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { BODY_BYTES, CSV_REPLY, endpoint, id, message, pageQuery, text } from '../http/index.ts'
import { person } from '../users/index.ts'
import * as M from './messages.ts'
import { COMMENT_MAX_LENGTH } from './rules.ts'
import {
  comment,
  quiz,
  quizFacts,
  quizStats,
  submission,
  submissionsCsvQuery,
  submissionsQuery,
  submissionsReply,
} from './shapes.ts'

const submissionId = { id: id(ATTEMPT_MESSAGES.submissionIdInvalid) }
const quizId = { id: id(M.idInvalid) }

export const gradingContract = {
  instructorSubmissions: endpoint('GET /api/instructor/submissions', {
    who: 'teacher',
    summary: 'Quiz submissions of the caller’s courses; all for admins',
    query: submissionsQuery,
    reply: submissionsReply,
  }),
  instructorSubmissionsCsv: endpoint('GET /api/instructor/submissions/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file',
    query: submissionsCsvQuery,
    ...CSV_REPLY,
  }),
  courseSubmissions: endpoint('GET /api/instructor/courses/{id}/submissions', {
    who: 'teacher',
    summary: 'Quiz submissions of one course',
    params: { id: id(COURSE_MESSAGES.idInvalid) },
    query: submissionsQuery,
    reply: submissionsReply,
  }),
  courseSubmissionsCsv: endpoint('GET /api/instructor/courses/{id}/submissions/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file',
    params: { id: id(COURSE_MESSAGES.idInvalid) },
    query: submissionsCsvQuery,
    ...CSV_REPLY,
  }),
  quizSubmissions: endpoint('GET /api/submissions/quiz/{id}', {
    who: 'teacher',
    summary: 'Submissions of one quiz with its counters',
    params: quizId,
    query: submissionsQuery,
    reply: submissionsReply.extend({ quiz: quizFacts, stats: quizStats }),
  }),
  quizSubmissionsCsv: endpoint('GET /api/submissions/quiz/{id}/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file',
    params: quizId,
    query: submissionsCsvQuery,
    ...CSV_REPLY,
  }),
  allSubmissions: endpoint('GET /api/submissions/all', {
    who: 'admin',
    summary: 'Every quiz submission',
    query: submissionsQuery,
    reply: submissionsReply,
  }),
  allSubmissionsCsv: endpoint('GET /api/submissions/all/csv', {
    who: 'admin',
    summary: 'The same as a CSV file',
    query: submissionsCsvQuery,
    ...CSV_REPLY,
  }),
  submission: endpoint('GET /api/submission/{id}', {
    who: 'signed-in',
    summary: 'A submission with the questions as asked, the key, and the caller’s own marks on their way',
    params: submissionId,
    reply: z.object({
      submission,
      /** Its questions are those that were asked. */
      quiz,
      student: person.nullable(),
      courseName: z.string(),
      draft: gradeDraft.nullable(),
      /** How long the student sat, of the minutes they had, any extra included. */
      sitting: z.object({ usedMinutes: z.number(), allowedMinutes: z.number() }),
      /** How far the student is in the course; null without an account. */
      progress: z.object({ completedLectures: z.number(), allLectures: z.number() }).nullable(),
    }),
  }),
  gradeSubmission: endpoint('PUT /api/submission/{id}', {
    who: 'teacher',
    summary: 'Save marks and feedback; 409 when somebody else saved meanwhile',
    params: submissionId,
    bodyMaxBytes: BODY_BYTES.large,
    body: gradeBody,
    reply: message.extend({ submission }),
  }),
  saveGradeDraft: endpoint('PUT /api/submission/{id}/draft', {
    who: 'teacher',
    summary: 'Keep marks on their way; nobody else sees them',
    params: submissionId,
    bodyMaxBytes: BODY_BYTES.large,
    body: gradeBody,
    reply: gradeDraftReply,
  }),
  gradingQueue: endpoint('GET /api/instructor/grading-queue', {
    who: 'teacher',
    summary: 'Submissions in grading order: those that wait first, the oldest before; one page',
    query: z.object({
      quiz: id(M.idInvalid).optional(),
      course: id(COURSE_MESSAGES.idInvalid).optional(),
      ...pageQuery,
    }),
    reply: gradingQueue,
  }),
  answersByQuestion: endpoint('GET /api/instructor/quizzes/{id}/answers/{questionId}', {
    who: 'teacher',
    summary: 'Every student’s answer to one question',
    params: { ...quizId, questionId: askedId },
    reply: answersToQuestion,
  }),
  gradeByQuestion: endpoint('PUT /api/instructor/quizzes/{id}/answers/{questionId}', {
    who: 'teacher',
    summary:
      'Save the marks of one question across students; what somebody else changed meanwhile is left and named',
    params: { ...quizId, questionId: askedId },
    body: marksOfQuestion,
    reply: savedMarksOfQuestion,
  }),
  comments: endpoint('GET /api/instructor/comments', {
    who: 'teacher',
    summary: 'The caller’s reusable comments',
    reply: z.object({ comments: z.array(comment) }),
  }),
  addComment: endpoint('POST /api/instructor/comments', {
    who: 'teacher',
    summary: 'Keep a comment for later; the same text twice is one',
    body: z.object({ text: text(COMMENT_MAX_LENGTH, M.commentRequired) }),
    reply: message.extend({ comment }),
  }),
  deleteComment: endpoint('DELETE /api/instructor/comments/{id}', {
    who: 'teacher',
    summary: 'Forget an own comment',
    params: { id: id() },
    reply: message,
  }),
}
