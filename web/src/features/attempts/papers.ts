import type { AskedQuestion, AssessmentKind } from '@academy/contract/attempts'
import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { StudentSubmission } from '@academy/contract/quizzes'

/** A paper as it is sat: what the screen says of it, kept with it on the device. */
export interface SatPaper {
  /** A paper kept by an older page says 'exam'. */
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
/** As devices have kept sittings from the beginning: one that is open while the academy is upgraded goes on. */
const KEPT_AS = { quiz: 'quiz', 'final-exam': 'exam' } as const
export const assessmentKey = ({ kind, id }: AssessmentRef) => `${KEPT_AS[kind]}:${id}`

export function readAssessmentKey(key: string): AssessmentRef {
  const [keptAs, id = ''] = key.split(':')
  return { kind: keptAs === KEPT_AS['final-exam'] ? 'final-exam' : 'quiz', id }
}
