import { z } from 'zod'
import { attempt, draftBody, draftReply, handIn, peekQuery, runningAttempt } from '../attempts/index.ts'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import {
  BODY_BYTES,
  CSV_REPLY,
  chosenIds,
  endpoint,
  id,
  message,
  pageQuery,
  pageReply,
  searchText,
  sortQuery,
  text,
} from '../http/index.ts'
import * as LECTURE_MESSAGES from '../lectures/messages.ts'
import { quizDeletionContract } from './deletion.ts'
import * as M from './messages.ts'
import {
  QUESTION_FORMATS,
  QUESTIONS_FILE_MAX_BYTES,
  QUIZ_DESCRIPTION_MAX_LENGTH,
  QUIZ_PASS_PERCENT,
  QUIZ_SORTS,
  QUIZ_TIME_DEFAULT_MINUTES,
  QUIZ_TIME_MAX_MINUTES,
  QUIZ_TIME_MIN_MINUTES,
  QUIZ_TITLE_MAX_LENGTH,
} from './rules.ts'
import {
  examOfList,
  questionInput,
  quiz,
  quizInList,
  quizStats,
  readQuestion,
  studentQuiz,
  studentSubmission,
} from './shapes.ts'

const quizId = { id: id(M.idInvalid) }
const quizzes = z.object({ quizzes: z.array(quizInList) })
const managedQuizzes = quizzes.extend({
  /** The newest of the caller’s courses, to choose from; all of them have pages of their own. */
  courses: z.array(z.object({ _id: z.string(), title: z.string() })),
  coursesTotal: z.number(),
  ...pageReply,
  /** More match than a search counts and lists. */
  hasMore: z.boolean(),
})
const timeLimit = z
  .int(M.timeLimitInvalid)
  .min(QUIZ_TIME_MIN_MINUTES, M.timeLimitInvalid)
  .max(QUIZ_TIME_MAX_MINUTES, M.timeLimitInvalid)

const quizListFilters = {
  course: id(COURSE_MESSAGES.idInvalid).optional(),
  /** Part of a quiz's title or of its lecture's. */
  search: searchText.optional(),
}
const quizListQuery = z.object({
  ...quizListFilters,
  sort: sortQuery(...QUIZ_SORTS),
  /** A list that shows none need not carry them. */
  questions: z.literal('none').optional().catch(undefined),
  ...pageQuery,
})
/** Without ids all that the filters let through. */
const quizCsvQuery = z.object({ ...quizListFilters, ids: chosenIds(M.idInvalid).optional() })

/** Those who teach may ask for what a student finds who has just begun. */
const asStudentQuery = z.object({ as: z.literal('student').optional().catch(undefined) })

const quizFields = z.object({
  title: text(QUIZ_TITLE_MAX_LENGTH, M.titleRequired),
  description: text(QUIZ_DESCRIPTION_MAX_LENGTH, M.descriptionRequired),
  timeLimit: timeLimit.default(QUIZ_TIME_DEFAULT_MINUTES),
  passingScore: z
    .number(M.passingInvalid)
    .min(0, M.passingInvalid)
    .max(100, M.passingInvalid)
    .default(QUIZ_PASS_PERCENT),
  questions: z
    .array(questionInput, { error: M.questionsRequired })
    .min(1, M.questionsRequired)
    .max(200, M.questionsTooMany),
  /** Ignored: the sum of the questions’ marks. */
  totalMarks: z.number().optional(),
})
const newQuiz = quizFields.extend({ course: id(M.courseRequired), lecture: id(LECTURE_MESSAGES.idInvalid) })
const oneQuiz = message.extend({ quiz })

export const quizzesContract = {
  quizzesOfCourse: endpoint('GET /api/quiz/course/{courseId}', {
    who: 'signed-in',
    summary: 'The quizzes of a course and its final exam; students see how they stand and no question',
    offline: 'fallback',
    params: { courseId: id(COURSE_MESSAGES.idInvalid) },
    query: asStudentQuery,
    reply: quizzes.extend({ finalExam: examOfList.nullable() }),
  }),
  quizzesOfLecture: endpoint('GET /api/quiz/lecture/{lectureId}', {
    who: 'signed-in',
    summary: 'The practice quizzes of a lecture, in the same shape',
    offline: 'fallback',
    params: { lectureId: id(LECTURE_MESSAGES.idInvalid) },
    query: asStudentQuery,
    reply: quizzes,
  }),
  openQuiz: endpoint('GET /api/quiz/student/{id}', {
    who: 'student',
    summary: 'Open a quiz: the first time starts the clock, later times resume; peek starts nothing',
    params: quizId,
    query: peekQuery,
    reply: z.object({
      hasSubmitted: z.boolean(),
      requiresLectureCompletion: z.boolean(),
      lectureTitle: z.string().nullable(),
      quiz: studentQuiz,
      attempt: attempt.nullable(),
      running: runningAttempt.nullable(),
      serverNow: z.iso.datetime(),
    }),
  }),
  saveQuizDraft: endpoint('PUT /api/quiz/draft/{id}', {
    who: 'student',
    summary: 'Keep answers while the attempt runs; an older sequence number never beats a newer one',
    params: quizId,
    bodyMaxBytes: BODY_BYTES.draft,
    body: draftBody,
    reply: draftReply,
  }),
  submitQuiz: endpoint('POST /api/quiz/submit', {
    who: 'student',
    summary: 'Hand in once; the same answers again get the first answer again',
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({ quizId: id(M.idInvalid), ...handIn }),
    reply: message.extend({ submission: studentSubmission }),
  }),
  quizResult: endpoint('GET /api/quiz/result/{id}', {
    who: 'student',
    summary: 'The own submission, or null; marks and feedback once it is graded',
    offline: 'fallback',
    params: quizId,
    reply: z.object({ submission: studentSubmission.nullable(), quiz: studentQuiz }),
  }),
  quiz: endpoint('GET /api/quiz/{id}', {
    who: 'teacher',
    summary: 'A quiz with its key',
    params: quizId,
    reply: z.object({ quiz }),
  }),
  previewQuiz: endpoint('GET /api/instructor/quizzes/{id}/preview', {
    who: 'teacher',
    summary: 'A quiz as a student is asked it: its newest questions without the key; nothing starts',
    params: quizId,
    reply: z.object({ quiz: studentQuiz, serverNow: z.iso.datetime() }),
  }),
  deleteQuizAsAdmin: endpoint('DELETE /api/quiz/{id}', {
    who: 'teacher',
    summary: 'Delete a quiz with its submissions; refused while somebody takes it',
    params: quizId,
    reply: message,
  }),
  instructorQuizzes: endpoint('GET /api/instructor/quizzes', {
    who: 'teacher',
    summary: 'The quizzes of the caller’s courses with their counters, and those courses',
    query: quizListQuery,
    reply: managedQuizzes,
  }),
  instructorQuizzesCsv: endpoint('GET /api/instructor/quizzes/csv', {
    who: 'teacher',
    summary: 'The same as a CSV file, whole',
    query: quizCsvQuery,
    ...CSV_REPLY,
  }),
  quizStats: endpoint('GET /api/instructor/quizzes/{id}', {
    who: 'teacher',
    summary: 'A quiz with its key and its counters',
    params: quizId,
    reply: z.object({ stats: quizStats, quiz }),
  }),
  deleteQuiz: endpoint('DELETE /api/instructor/quizzes/{id}', {
    who: 'teacher',
    summary: 'The same as DELETE /api/quiz/{id}',
    params: quizId,
    reply: message,
  }),
  ...quizDeletionContract,
  checkLecture: endpoint('GET /api/quiz/check-lecture/{lectureId}', {
    who: 'teacher',
    summary: 'The lecture that a new quiz is for, when the caller teaches it',
    params: { lectureId: id(LECTURE_MESSAGES.idInvalid) },
    reply: z.object({
      lecture: z.object({ _id: z.string(), title: z.string(), course: z.string(), courseTitle: z.string() }),
    }),
  }),
  newQuiz: endpoint('POST /api/instructor/quiz/new', {
    who: 'teacher',
    summary: 'Create a quiz for a lecture; marks are added up by the server',
    bodyMaxBytes: BODY_BYTES.large,
    body: newQuiz,
    reply: oneQuiz,
  }),
  newQuizzes: endpoint('POST /api/instructor/quizzes/new', {
    who: 'teacher',
    summary: 'The same as POST /api/instructor/quiz/new',
    bodyMaxBytes: BODY_BYTES.large,
    body: newQuiz,
    reply: oneQuiz,
  }),
  editQuiz: endpoint('PUT /api/instructor/quizzes/{id}', {
    who: 'teacher',
    summary: 'Change a quiz; who has begun keeps the questions they were asked',
    params: quizId,
    bodyMaxBytes: BODY_BYTES.large,
    body: quizFields.extend({ version: z.int().optional() }),
    reply: oneQuiz,
  }),
  allQuizzes: endpoint('GET /api/quiz/all', {
    who: 'admin',
    summary: 'Every quiz with its course and its counters',
    query: quizListQuery,
    reply: managedQuizzes,
  }),
  allQuizzesCsv: endpoint('GET /api/quiz/all/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole',
    query: quizCsvQuery,
    ...CSV_REPLY,
  }),
  readQuestions: endpoint('POST /api/instructor/questions/read', {
    who: 'teacher',
    summary: 'Read a GIFT, Moodle XML or CSV file into questions, with its faults by line; nothing is stored',
    upload: { maxBytes: QUESTIONS_FILE_MAX_BYTES, isRequired: true, tooLarge: () => M.fileTooLarge },
    body: z.object({ format: z.enum(QUESTION_FORMATS).optional().catch(undefined) }),
    reply: z.object({
      format: z.enum(QUESTION_FORMATS),
      questions: z.array(readQuestion),
      faults: z.array(
        z.object({
          line: z.number(),
          /** Of the question at fault; absent where it is the file itself. */
          number: z.number().optional(),
          message: z.string(),
          /** The question is taken all the same, changed as the message says. */
          isTaken: z.boolean().optional(),
        }),
      ),
    }),
  }),
  exportQuestions: endpoint('GET /api/instructor/assessments/{id}/export', {
    who: 'teacher',
    summary: 'The questions of a quiz or an exam as GIFT, Moodle XML or CSV',
    params: quizId,
    query: z.object({ format: z.enum(QUESTION_FORMATS, { error: M.fileFormat }) }),
    reply: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  }),
}
