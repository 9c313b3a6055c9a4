import { percentageOf, roundPercent } from '@academy/contract/attempts'
import type {
  ExamFacts,
  ExamSubmission,
  ExamSubmissionInList,
  FinalExam,
} from '@academy/contract/final-exams'
import {
  type AssessmentRow,
  type KeyedQuestion,
  type OwnedSubmission,
  type SubmissionAnswerRow,
  type SubmissionRow,
  viewGivenAnswer,
  viewQuestion,
  viewStudent,
} from '../attempts/index.ts'
import type { CardRow, ExamCounts } from './store.ts'

type FactsRow = Pick<
  AssessmentRow,
  | 'id'
  | 'title'
  | 'description'
  | 'time_limit_minutes'
  | 'passing_percent'
  | 'total_marks'
  | 'question_count'
  | 'course_id'
>

/** What everybody in the course may know of its exam. */
export function viewExamFacts(row: FactsRow, courseTitle: string): ExamFacts {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    timeLimit: row.time_limit_minutes,
    passingScore: row.passing_percent,
    totalMarks: row.total_marks,
    questionCount: row.question_count,
    course: row.course_id,
    courseTitle,
  }
}

export const viewExam = (
  row: AssessmentRow,
  courseTitle: string,
  questions: readonly KeyedQuestion[],
): FinalExam => ({
  ...viewExamFacts(row, courseTitle),
  version: row.version,
  questions: questions.map(viewQuestion),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Nobody has passed, or failed, while answers wait: the rate is of those judged. */
export function viewStats({ total, passed, pending }: ExamCounts) {
  return {
    totalSubmissions: total,
    passedSubmissions: passed,
    pendingSubmissions: pending,
    passRate: roundPercent(percentageOf(passed, total - pending)),
  }
}

export function viewCard({ course_description, ...row }: CardRow) {
  const course = { _id: row.course_id, title: row.course_title, description: course_description }
  if (!isExam(row)) return { ...course, finalExam: null }
  const facts = viewExamFacts(row, row.course_title)
  return { ...course, finalExam: { ...facts, submissionCount: row.total, pendingCount: row.pending } }
}

const isExam = (row: Omit<CardRow, 'course_description'>): row is typeof row & FactsRow => row.id !== null

type Listed = Pick<
  SubmissionRow,
  'id' | 'student_id' | 'submitted_at' | 'status' | 'total_marks' | 'total_marks_awarded' | 'passed'
> & { student_name: string | null; student_email: string | null }

export function viewSubmissionInList(row: Listed): ExamSubmissionInList {
  return {
    _id: row.id,
    student: viewStudent(row),
    submittedAt: row.submitted_at.toISOString(),
    status: row.status,
    totalMarks: row.total_marks,
    totalMarksAwarded: row.total_marks_awarded,
    percentage: roundPercent(percentageOf(row.total_marks_awarded, row.total_marks)),
    passed: row.passed,
  }
}

export function viewSubmission(
  row: OwnedSubmission,
  whole: {
    questions: readonly KeyedQuestion[]
    answers: readonly SubmissionAnswerRow[]
    lateCount: number
  },
): ExamSubmission {
  return {
    ...viewSubmissionInList(row),
    course: { _id: row.course_id, title: row.course_title },
    finalExam: row.assessment_id,
    passingScore: row.passing_percent,
    feedback: row.feedback,
    questions: whole.questions.map(viewQuestion),
    answers: whole.answers.map((answer) => ({ _id: answer.id, ...viewGivenAnswer(answer) })),
    version: row.version,
    attempt: row.attempt_id,
    isFinalised: row.is_finalised,
    lateCount: whole.lateCount,
  }
}
