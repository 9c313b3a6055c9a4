import { QUESTIONS_MAX } from '@academy/contract/attempts'
import type { QuestionFormat } from '@academy/contract/quizzes'

/** A question as a file says it, before anybody has judged it. */
export interface FoundQuestion {
  /** Where it begins, counted from 1. */
  line: number
  /** Which of the file's questions it is, counted from 1: one line may hold them all. */
  number: number
  question: string
  questionType: 'multiple-choice' | 'written'
  options: string[]
  correctOption: number | null
  /** Absent: the format says nothing of marks. */
  marks?: number
}
export interface Fault {
  line: number
  /** Of the question at fault; absent where it is the file itself. */
  number?: number
  message: string
  /** The question is taken all the same. */
  isTaken?: boolean
}
export interface FoundPaper {
  questions: FoundQuestion[]
  faults: Fault[]
}
/** What is shown at most; a reader may stop when there is more. */
export const FAULTS_MAX = 200
export const isFull = ({ questions, faults }: FoundPaper): boolean =>
  questions.length > QUESTIONS_MAX || faults.length > FAULTS_MAX

/** A question as a file is written from it: the Markdown subset, with the picture as its last line. */
export interface WrittenQuestion {
  question: string
  questionType: 'multiple-choice' | 'written'
  options: readonly string[]
  correctOption: number | null
  marks: number
}
export interface FormatOfQuestions {
  mediaType: string
  extension: string
  /** Never throws: what cannot be read is a fault of its line. */
  read(text: string): FoundPaper
  write(questions: readonly WrittenQuestion[]): string
}
export type Formats = Record<QuestionFormat, FormatOfQuestions>
