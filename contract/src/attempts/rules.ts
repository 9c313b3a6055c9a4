/** Pure rules of papers, answers and marks, shared by quizzes, final exams, forms and server. */

/** What is sat: one engine, two kinds of paper. */
export const ASSESSMENT_KINDS = ['quiz', 'final-exam'] as const
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number]
export const QUESTION_TYPES = ['multiple-choice', 'written'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
export const ATTEMPT_STATES = ['open', 'handed-in', 'finalised'] as const
/** The columns that a list of submissions goes by; `status` is its usual order. */
export const SUBMISSION_SORTS = ['student', 'submitted', 'score', 'status'] as const
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number]

export const QUESTIONS_MAX = 200
export const QUESTION_MAX_LENGTH = 5_000
export const OPTIONS_MIN = 2
/** One for each letter, A to Z. */
export const OPTIONS_MAX = 26
export const OPTION_MAX_LENGTH = 2_000
/** What a new multiple-choice question starts with. */
export const OPTIONS_DEFAULT = 4
export const WRITTEN_MAX_LENGTH = 20_000
export const QUESTION_IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const FEEDBACK_MAX_LENGTH = 5_000
export const REASON_MAX_LENGTH = 500
/** Answers to one question in a reply, those without marks first: more come up as these get marks. */
export const ANSWERS_MAX_ROWS = 400
export const EXTRA_MAX_MINUTES = 600

/** After the deadline the server still takes answers for this long; then it ends the attempt itself. */
export const GRACE_SECONDS = 30
/** The server ends an attempt at most this long after its grace. */
export const FINALISE_WITHIN_SECONDS = 5
/** What a device has not sent yet leaves at most this long after it was given. */
export const SAVE_WITHIN_MS = 2_000
export const WARNING_SECONDS = 300
export const ANNOUNCE_AT_MINUTES = [10, 5, 1] as const

/** An answer by its kind: a chosen option counted from 0, or text. Null where nothing was given. */
export interface GivenAnswer {
  questionId: string
  selectedOption: number | null
  writtenAnswer: string | null
}
export interface MarkedQuestion {
  _id: string
  questionType: QuestionType
  marks: number
  correctOption?: number | null
}

export function isAnswered(answer: Pick<GivenAnswer, 'selectedOption' | 'writtenAnswer'>): boolean {
  return answer.selectedOption !== null || (answer.writtenAnswer ?? '').trim() !== ''
}

/** Marks of one answer: multiple choice at once; written text waits for a person, unless nothing was written. */
export function markAnswer(question: MarkedQuestion, answer: GivenAnswer | undefined): number | null {
  if (question.questionType === 'written') return answer && isAnswered(answer) ? null : 0
  return answer?.selectedOption != null && answer.selectedOption === question.correctOption
    ? question.marks
    : 0
}

/** In tenths, so that 0.1 and 0.2 add up. */
export function sumMarks(marks: readonly (number | null)[]): number {
  return marks.reduce<number>((sum, mark) => sum + Math.round((mark ?? 0) * 10), 0) / 10
}

/** Unrounded, 0 to 100; 0 of a paper without marks. Passing is judged by this, never by what is shown. */
export function percentageOf(awarded: number, total: number): number {
  // In whole tenths and divided last: 29 of 50 is 58 and not a hair less.
  const percent = (Math.round(awarded * 10) * 100) / Math.round(total * 10)
  return total > 0 ? Math.min(100, Math.max(0, percent)) : 0
}

export function isPassed(awarded: number, total: number, passingPercent: number): boolean {
  return percentageOf(awarded, total) >= passingPercent
}

/** As shown: two decimals at most. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** Into 0..max on the grid of `step` (0.5 for quizzes, 1 for exams); what is no number counts as 0. */
export function clampMarks(value: number, max: number, step: number): number {
  if (!Number.isFinite(value)) return 0
  return Math.min(max, Math.max(0, Math.floor(value / step + 1e-9) * step))
}
export const QUIZ_MARKS_STEP = 0.5
export const EXAM_MARKS_STEP = 1

/** The places of two options that say the same; null where all differ. A phone or a spreadsheet may spell one accent in two ways. */
export function optionTwice(options: readonly string[]): { first: number; second: number } | null {
  const said = options.map((option) => option.trim().normalize())
  const second = said.findIndex((option, at) => said.indexOf(option) < at)
  return second < 0 ? null : { first: said.indexOf(said[second] ?? ''), second }
}

/** 0 → A, 25 → Z. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
