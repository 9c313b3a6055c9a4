import { z } from 'zod'
import {
  askedQuestion,
  givenAnswer,
  question,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  submissionsCsvFilter,
  submissionsFilter,
} from '../attempts/index.ts'
import { LIST_MAX_ROWS, pageReply, sortQuery } from '../http/index.ts'
import { person } from '../users/index.ts'

/** One question of a form or a file. The server trims options and drops trailing blank ones; faults name the question. */
export const questionInput = z.object({
  /** Kept when an existing question is edited, so that its answers stay with it. */
  _id: z.string().max(64).optional(),
  question: z.string().max(100_000).default(''),
  questionType: z.string().max(50).default('multiple-choice'),
  options: z.array(z.string().max(100_000)).max(100).nullish(),
  correctOption: z.number().nullish(),
  marks: z.number().default(1),
  image: z.object({ url: z.string().max(1000), alt: z.string().max(500).default('') }).nullish(),
})
export type QuestionInput = z.input<typeof questionInput>

/** A question as it was read from a file: its limits were judged with a sentence for its line. */
export const readQuestion = z.object({
  line: z.number(),
  /** Which of the file's questions it is, counted from 1. */
  number: z.number(),
  question: z.string(),
  questionType: z.string(),
  options: z.array(z.string()).nullish(),
  correctOption: z.number().nullish(),
  marks: z.number(),
  image: z.object({ url: z.string(), alt: z.string() }).nullish(),
})
export type ReadQuestion = z.infer<typeof readQuestion>

/** Without any question: what lists and lobbies show. */
export const quizFacts = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  timeLimit: z.number(),
  totalMarks: z.number(),
  questionCount: z.number(),
  passingScore: z.number(),
  course: z.string(),
  lecture: z.string().nullable(),
  lectureTitle: z.string().nullable(),
})
export type QuizFacts = z.infer<typeof quizFacts>

/** In a list: a student also sees how they stand; those who teach also see the questions and counters. */
export const quizInList = quizFacts.extend({
  createdAt: z.iso.datetime(),
  hasSubmitted: z.boolean().optional(),
  /** The attempt runs: opening goes on with it. */
  isRunning: z.boolean().optional(),
  requiresLectureCompletion: z.boolean().optional(),
  status: z.enum(SUBMISSION_STATUSES).nullable().optional(),
  /** Null until graded. */
  score: z.number().nullable().optional(),
  /** Absent for students, and where a list would grow too long by them. */
  questions: z.array(question).optional(),
  totalSubmissions: z.number().optional(),
  gradedSubmissions: z.number().optional(),
  pendingSubmissions: z.number().optional(),
})
export type QuizInList = z.infer<typeof quizInList>

/** The final exam beside the quizzes of its course: what it asks, and how a student stands in it. */
export const examOfList = z.object({
  /** Minutes. */
  timeLimit: z.number(),
  questionCount: z.number(),
  passingScore: z.number(),
  isRunning: z.boolean(),
  status: z.enum(SUBMISSION_STATUSES).nullable(),
  /** Null until graded; two decimals. */
  percentage: z.number().nullable(),
  passed: z.boolean().nullable(),
})
export type ExamOfList = z.infer<typeof examOfList>

/** As those who made it see it: with the key, and a version that a save must name. */
export const quiz = quizFacts.extend({
  version: z.number(),
  questions: z.array(question),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Quiz = z.infer<typeof quiz>

/** With `questions` only once the attempt runs. */
export const studentQuiz = quizFacts.extend({ questions: z.array(askedQuestion).optional() })
export type StudentQuiz = z.infer<typeof studentQuiz>

export const quizStats = z.object({
  totalSubmissions: z.number(),
  gradedSubmissions: z.number(),
  pendingSubmissions: z.number(),
})

export const submissionInList = z.object({
  _id: z.string(),
  quiz: z.object({ _id: z.string(), title: z.string(), totalMarks: z.number() }),
  course: z.string(),
  courseName: z.string(),
  student: person.nullable(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedAt: z.iso.datetime(),
  /** Of what is marked so far: a written answer counts once a person has marked it. */
  totalMarksAwarded: z.number(),
  /** Written answers that wait for marks. */
  unmarkedCount: z.number(),
})
export type SubmissionInList = z.infer<typeof submissionInList>

export const submission = z.object({
  _id: z.string(),
  quiz: z.string(),
  student: person.nullable(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedAt: z.iso.datetime(),
  totalMarksAwarded: z.number(),
  percentage: z.number(),
  feedback: z.string(),
  answers: z.array(givenAnswer),
  /** Grows with every save; a save names the one it was based on. */
  version: z.number(),
  attempt: z.string(),
  /** The server ended it at the deadline. */
  isFinalised: z.boolean(),
  lateCount: z.number(),
})
export type Submission = z.infer<typeof submission>

/** What an own result shows: marks and feedback only after grading, the key never. */
export const studentSubmission = z.object({
  _id: z.string(),
  quiz: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedAt: z.iso.datetime(),
  totalMarksAwarded: z.number().nullable(),
  percentage: z.number().nullable(),
  passed: z.boolean().nullable(),
  feedback: z.string(),
  answers: z.array(givenAnswer),
  isFinalised: z.boolean(),
})
export type StudentSubmission = z.infer<typeof studentSubmission>

const ofOne = { course: z.string().max(64).optional(), quiz: z.string().max(64).optional() }
export const submissionsQuery = submissionsFilter.extend({
  ...ofOne,
  /** By student and by score only with a quiz. */
  sort: sortQuery(...SUBMISSION_SORTS),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(1),
  limit: z.coerce.number().int().min(1).max(LIST_MAX_ROWS).optional().catch(undefined),
})
export const submissionsCsvQuery = submissionsCsvFilter.extend(ofOne)
/** Pending first, the oldest before; then graded, the newest before. */
export const submissionsReply = z.object({
  submissions: z.array(submissionInList),
  ...pageReply,
  pending: z.number(),
  /** More match than a search counts and lists. */
  hasMore: z.boolean(),
})

export const comment = z.object({ _id: z.string(), text: z.string(), createdAt: z.iso.datetime() })
export type Comment = z.infer<typeof comment>
