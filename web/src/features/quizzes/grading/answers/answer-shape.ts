import type { Question } from '@academy/contract/attempts'
import type { MarkedAnswer } from '../grading-kind.ts'
import type { Mark } from '../marks/marks.ts'
import type { Workspace } from '../workspace/use-workspace.ts'

export interface AnswerShape {
  workspace: Workspace
  question: Question
  /** From 0. */
  at: number
  answer: MarkedAnswer | undefined
  mark: Mark
  /** Of the student. */
  name: string
  isHere: boolean
  onGo: () => void
}
