import type { Question } from '@academy/contract/attempts'
import type { Submission } from '@academy/contract/quizzes'
import type { Mark } from './marks.ts'
import type { Cockpit } from './use-cockpit.ts'

export interface AnswerShape {
  cockpit: Cockpit
  question: Question
  /** From 0. */
  at: number
  answer: Submission['answers'][number] | undefined
  mark: Mark
  /** Of the student. */
  name: string
  isHere: boolean
  onGo: () => void
}
