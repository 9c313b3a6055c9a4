import type {
  answersToQuestion,
  GradeBody,
  GradeDraft,
  gradingQueue,
  marksOfQuestion,
  Question,
  savedMarksOfQuestion,
} from '@academy/contract/attempts'
import type { Submission } from '@academy/contract/quizzes'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'

export type MarkedAnswer = Submission['answers'][number] & { _id?: string }
export type MarkedSubmission = Pick<
  Submission,
  | '_id'
  | 'student'
  | 'status'
  | 'submittedAt'
  | 'feedback'
  | 'version'
  | 'attempt'
  | 'isFinalised'
  | 'lateCount'
> & { answers: MarkedAnswer[] }

export interface MarkedPaper {
  /** Of the quiz or the exam. */
  _id: string
  title: string
  /** As they were asked. */
  questions: Question[]
  totalMarks: number
  lectureTitle: string | null
  /** Only where it is judged by percentage. */
  passingScore?: number
}
/** A submission on the page where it is marked, whatever it is of. */
export interface OpenedSubmission {
  submission: MarkedSubmission
  paper: MarkedPaper
  courseId: string
  courseName: string
  draft: GradeDraft | null
  /** How long the student sat, and how far they are in the course, where it is told. */
  sitting?: { usedMinutes: number; allowedMinutes: number }
  progress?: { completedLectures: number; allLectures: number } | null
}
export type AnswersTo = z.infer<typeof answersToQuestion>
export type QueueReply = z.infer<typeof gradingQueue>
type MarksOfQuestion = z.input<typeof marksOfQuestion>['marks']
type SavedOfQuestion = z.infer<typeof savedMarksOfQuestion>

/** Whose turn it is: of one quiz, one course, one exam, or of everything. */
export interface QueueScope {
  quiz?: string
  course?: string
  exam?: string
}

/** In what marking a quiz and marking an exam differ. */
export interface GradingKind {
  /** Every query about it begins so. */
  key: 'submissions' | 'final-exams'
  /** The grid that its marks lie on. */
  step: number
  /** Which questions are shown before somebody has chosen. */
  firstShown: 'written' | 'all'
  read: (id: string, signal: AbortSignal) => Promise<OpenedSubmission>
  save: (
    opened: OpenedSubmission,
    body: GradeBody,
  ) => Promise<{ message: string; submission: MarkedSubmission }>
  keepDraft: (id: string, body: GradeBody) => Promise<{ savedAt: string }>
  readQueue: (scope: QueueScope, signal: AbortSignal) => Promise<QueueReply>
  /** `asked` is what the address says of the queue. */
  scopeOf: (paperId: string, asked: string | null) => QueueScope
  readPaper: (paperId: string, signal: AbortSignal) => Promise<Pick<MarkedPaper, 'title' | 'questions'>>
  readAnswers: (paperId: string, questionId: string, signal: AbortSignal) => Promise<AnswersTo>
  saveAnswers: (paperId: string, questionId: string, marks: MarksOfQuestion) => Promise<SavedOfQuestion>
  /** After marks were saved: every list and figure that may show them. */
  changed: (queryClient: QueryClient) => Promise<void>
  byQuestionAddress: (paperId: string, questionId: string) => string
  /** The list of its submissions. */
  listAddress: (paperId: string) => string
  say: { loadFailed: string; listFailed: string; saveFailed: string }
}
