import { OPTIONS_DEFAULT, type QuestionType, sumMarks } from '@academy/contract/attempts/rules'
import type { QuestionInput } from '@academy/contract/quizzes'

/** A question while it is written. `key` lives on this page only; `_id` is the server's, kept over edits. */
export interface QuestionDraft {
  key: string
  _id: string | undefined
  question: string
  questionType: QuestionType
  options: string[]
  /** -1: none is marked. */
  correctOption: number
  marks: string
  image: { url: string; alt: string } | null
}

/** What a quiz and an exam have in common, as typed. */
export interface PaperValues {
  title: string
  description: string
  timeLimit: string
  passingScore: string
  questions: QuestionDraft[]
}
export type PaperText = Exclude<keyof PaperValues, 'questions'>

/** What is sent; the form's owner adds where it belongs. */
export interface PaperInput {
  title: string
  description: string
  timeLimit: number
  passingScore: number
  questions: QuestionInput[]
}

export const newKey = () => Math.random().toString(36).slice(2, 10)
const blankOptions = () => Array.from({ length: OPTIONS_DEFAULT }, () => '')

export function newQuestion(questionType: QuestionType): QuestionDraft {
  const choice = questionType === 'multiple-choice'
  return {
    key: newKey(),
    _id: undefined,
    question: '',
    questionType,
    options: choice ? blankOptions() : [],
    correctOption: choice ? 0 : -1,
    marks: '1',
    image: null,
  }
}

/** As it was added: no word and no picture in it. */
export const isUntouched = ({ _id, question, options, image }: QuestionDraft) =>
  _id === undefined && image === null && [question, ...options].every((text) => text.trim() === '')

/** Written clears the options; back to multiple choice brings four empty ones, the first correct. */
export function retyped(question: QuestionDraft, questionType: QuestionType): QuestionDraft {
  if (question.questionType === questionType) return question
  const { options, correctOption } = newQuestion(questionType)
  return { ...question, questionType, options, correctOption }
}

/** 1, 2.5 and 2,5; NaN for anything else. */
export function numberIn(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
export const marksIn = (question: Pick<QuestionDraft, 'marks'>) => numberIn(question.marks) || 0

export function totalsOf(questions: readonly QuestionDraft[]) {
  const written = questions.filter(({ questionType }) => questionType === 'written')
  return {
    count: questions.length,
    marks: sumMarks(questions.map(marksIn)),
    writtenMarks: sumMarks(written.map(marksIn)),
  }
}

type Kept = Omit<QuestionInput, 'options' | 'correctOption' | 'image'> & {
  options?: readonly string[] | null
  correctOption?: number | null
  image?: { url: string; alt?: string } | null
}

/** A question of the server, or of a file, to be edited here. */
export function draftOf(question: Kept): QuestionDraft {
  const { _id, question: text = '', questionType, options, correctOption, marks = 1, image } = question
  const isWritten = questionType === 'written'
  return {
    key: newKey(),
    _id,
    question: text,
    questionType: isWritten ? 'written' : 'multiple-choice',
    options: isWritten ? [] : [...(options ?? [])],
    correctOption: isWritten ? -1 : (correctOption ?? -1),
    marks: String(marks),
    image: image ? { url: image.url, alt: image.alt ?? '' } : null,
  }
}

export function valuesOf(paper: {
  title: string
  description: string
  timeLimit: number
  passingScore: number
  questions: readonly Kept[]
}): PaperValues {
  return {
    title: paper.title,
    description: paper.description,
    timeLimit: String(paper.timeLimit),
    passingScore: String(paper.passingScore),
    questions: paper.questions.map(draftOf),
  }
}

/** Options without the blank ones at the end: the empty rows that nobody filled. */
export function filledOptions(options: readonly string[]): string[] {
  const trimmed = options.map((option) => option.trim())
  return trimmed.slice(0, trimmed.findLastIndex(Boolean) + 1)
}

function questionInputOf(draft: QuestionDraft): QuestionInput {
  const asked = {
    _id: draft._id,
    question: draft.question.trim(),
    questionType: draft.questionType,
    marks: numberIn(draft.marks) || 1,
    image: draft.image && { url: draft.image.url, alt: draft.image.alt.trim() },
  }
  if (draft.questionType === 'written') return asked
  return { ...asked, options: filledOptions(draft.options), correctOption: draft.correctOption }
}

export function inputOf(values: PaperValues): PaperInput {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    timeLimit: numberIn(values.timeLimit),
    passingScore: numberIn(values.passingScore),
    questions: values.questions.map(questionInputOf),
  }
}

/** Two papers say the same, whatever their questions are called on this page. */
export function isSamePaper(one: PaperValues, other: PaperValues): boolean {
  const text = (values: PaperValues) =>
    JSON.stringify(values, (name, value) => (name === 'key' ? undefined : value))
  return one === other || text(one) === text(other)
}
