import type { AskedQuestion } from '@academy/contract/attempts'
import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { StudentSubmission } from '@academy/contract/quizzes'

export type AssessmentKind = 'quiz' | 'exam'

/** A paper as it is sat: what the screen says of it, kept with it on the device. */
export interface SatPaper {
  kind: AssessmentKind
  title: string
  course: string
  courseTitle: string
  questions: readonly AskedQuestion[]
  /** Minutes. */
  timeLimit: number
}
export type SatSubmission = StudentSubmission | StudentExamSubmission

/** A quiz by its id, an exam by its course's: how both are addressed. */
export interface AssessmentRef {
  kind: AssessmentKind
  id: string
}
export const assessmentKey = ({ kind, id }: AssessmentRef) => `${kind}:${id}`

export function readAssessmentKey(key: string): AssessmentRef {
  const [kind, id = ''] = key.split(':')
  return { kind: kind === 'exam' ? 'exam' : 'quiz', id }
}
