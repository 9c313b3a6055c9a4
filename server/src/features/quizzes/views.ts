import { percentageOf, roundPercent } from '@academy/contract/attempts'
import type { ExamOfList, Quiz, QuizFacts, QuizInList } from '@academy/contract/quizzes'
import { type AssessmentRow, type KeyedQuestion, viewQuestion } from '../attempts/index.ts'
import type { ExamRow, QuizFactsRow, QuizListRow, StandingRow } from './lists-store.ts'
import type { Counters } from './store.ts'

/** What everybody in the course may know of a quiz. */
export function viewQuizFacts(row: QuizFactsRow): QuizFacts {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    timeLimit: row.time_limit_minutes,
    totalMarks: row.total_marks,
    questionCount: row.question_count,
    passingScore: row.passing_percent,
    course: row.course_id,
    lecture: row.lecture_id,
    lectureTitle: row.lecture_title,
  }
}

/** For a student: how they stand, and no question. A quiz once begun stays open, whatever is added to the course. */
export function viewStanding(row: StandingRow): QuizInList {
  const hasBegun = row.state !== null
  return {
    ...viewQuizFacts(row),
    createdAt: row.created_at.toISOString(),
    hasSubmitted: hasBegun && row.state !== 'open',
    isRunning: row.state === 'open',
    requiresLectureCompletion: !hasBegun && row.lecture_id !== null && row.completed_at === null,
    status: row.status,
    score: row.status === 'graded' ? row.total_marks_awarded : null,
  }
}

/** Marks only once the whole is graded, as everywhere. */
export function viewExamStanding(row: ExamRow): ExamOfList {
  const isGraded = row.status === 'graded'
  return {
    timeLimit: row.time_limit_minutes,
    questionCount: row.question_count,
    passingScore: row.passing_percent,
    isRunning: row.state === 'open',
    status: row.status,
    percentage: isGraded
      ? roundPercent(percentageOf(row.total_marks_awarded ?? 0, row.total_marks ?? 0))
      : null,
    passed: isGraded ? row.passed : null,
  }
}

/** For those who teach: how many wait, and the questions where the list carries them. */
export const viewTaught = (
  row: QuizListRow,
  { total, pending }: Counters = { total: 0, pending: 0 },
  questions?: KeyedQuestion[],
): QuizInList => ({
  ...viewQuizFacts(row),
  createdAt: row.created_at.toISOString(),
  totalSubmissions: total,
  gradedSubmissions: total - pending,
  pendingSubmissions: pending,
  ...(questions && { questions: questions.map(viewQuestion) }),
})

export const viewQuiz = (
  row: AssessmentRow,
  lectureTitle: string | null,
  questions: KeyedQuestion[],
): Quiz => ({
  ...viewQuizFacts({ ...row, lecture_title: lectureTitle }),
  version: row.version,
  questions: questions.map(viewQuestion),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
