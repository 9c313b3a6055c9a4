// The marks of one submission while somebody grades it, as a pure state. What the server holds is not known here.
import type { GradeDraft } from '@academy/contract/attempts'
import { clampMarks, markAnswer, sumMarks } from '@academy/contract/attempts/rules'
import type { MarkedPaper, MarkedSubmission } from '../grading-kind.ts'

export interface Mark {
  /** Null until somebody has decided. */
  marks: number | null
  feedback: string
}
export type Marks = Readonly<Record<string, Mark>>
export interface Grading {
  marks: Marks
  overall: string
  /** Grows with every change; 0 as loaded. */
  edits: number
}
export type GradingEvent =
  | { type: 'mark'; questionId: string; marks: number | null }
  | { type: 'feedback'; questionId: string; feedback: string }
  | { type: 'overall'; feedback: string }
  /** Others' marks, or what was saved; unsent when the own draft has to follow. */
  | { type: 'load'; grading: Grading; isUnsent?: boolean }

export const NO_MARK: Mark = { marks: null, feedback: '' }

/** What is stored; a question without an answer has the marks of no answer. */
export function storedGrading(
  { questions }: Pick<MarkedPaper, 'questions'>,
  submission: Pick<MarkedSubmission, 'answers' | 'feedback'>,
): Grading {
  const answers = new Map(submission.answers.map((answer) => [answer.questionId, answer]))
  const marks = questions.map((question) => {
    const answer = answers.get(question._id)
    const mark: Mark = answer
      ? { marks: answer.marksAwarded, feedback: answer.feedback }
      : { marks: markAnswer(question, undefined), feedback: '' }
    return [question._id, mark] as const
  })
  return { marks: Object.fromEntries(marks), overall: submission.feedback, edits: 0 }
}

type KeptMarks = Pick<GradeDraft, 'feedback' | 'globalFeedback'>

/** Marks on their way, over what is stored; questions that are not of this paper are left out. */
export function withDraft(stored: Grading, draft: KeptMarks): Grading {
  const marks = { ...stored.marks }
  for (const [questionId, given] of Object.entries(draft.feedback)) {
    if (marks[questionId]) marks[questionId] = { marks: given.marksAwarded, feedback: given.feedbackText }
  }
  return { marks, overall: draft.globalFeedback, edits: 0 }
}

export function stepGrading(grading: Grading, event: GradingEvent): Grading {
  const edits = grading.edits + 1
  if (event.type === 'load') return { ...event.grading, edits: event.isUnsent ? edits : grading.edits }
  if (event.type === 'overall') return { ...grading, overall: event.feedback, edits }
  const before = grading.marks[event.questionId] ?? NO_MARK
  const after =
    event.type === 'mark' ? { ...before, marks: event.marks } : { ...before, feedback: event.feedback }
  return { ...grading, marks: { ...grading.marks, [event.questionId]: after }, edits }
}

export interface ReadMark {
  marks: number | null
  /** What was typed was no mark of this question and became another. */
  isChanged: boolean
}

/** What somebody typed, as marks from 0 to `max` on the grid; nothing typed is no mark. A comma is a point. */
export function readMark(typed: string, max: number, step: number): ReadMark {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { marks: null, isChanged: false }
  const value = Number(text === '.' ? '0' : text)
  const marks = clampMarks(value, max, step)
  return { marks, isChanged: marks !== value }
}

/** One step up or down; from no mark at all, up begins at a step and down at the maximum less one. */
export function steppedMark(marks: number | null, by: 1 | -1, max: number, step: number): number {
  return clampMarks((marks ?? (by > 0 ? 0 : max)) + by * step, max, step)
}

export const totalOf = ({ marks }: Grading): number =>
  sumMarks(Object.values(marks).map((mark) => mark.marks))

export const unmarkedIn = ({ marks }: Grading, questionIds: readonly string[]): string[] =>
  questionIds.filter((id) => (marks[id]?.marks ?? null) === null)

/** Where two people, or two devices, say different things about the same answer. */
export function differences(mine: Grading, theirs: Grading, questionIds: readonly string[]): string[] {
  return questionIds.filter((id) => {
    const [a, b] = [mine.marks[id] ?? NO_MARK, theirs.marks[id] ?? NO_MARK]
    return a.marks !== b.marks || a.feedback.trim() !== b.feedback.trim()
  })
}

/** What is saved and what is kept as a draft: the same shape. */
export function gradeBodyOf(grading: Grading, version: number) {
  const feedback = Object.entries(grading.marks).map(([id, { marks, feedback }]) => [
    id,
    { marksAwarded: marks, feedbackText: feedback },
  ])
  return {
    feedback: Object.fromEntries(feedback) as Record<
      string,
      { marksAwarded: number | null; feedbackText: string }
    >,
    globalFeedback: grading.overall,
    totalMarksAwarded: totalOf(grading),
    version,
  }
}

/** A saved comment goes to the end of the feedback, or leaves it when it is there already. */
export function toggleComment(feedback: string, comment: string): string {
  if (feedback.includes(comment)) {
    return feedback
      .replace(comment, '')
      .replace(/ {2,}/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
  return feedback.trim() ? `${feedback.trimEnd()} ${comment}` : comment
}

export type AnswerState = 'right' | 'wrong' | 'unmarked' | 'part'

/** How a question looks in the palette. */
export function answerState(mark: Mark, max: number): AnswerState {
  if (mark.marks === null) return 'unmarked'
  if (mark.marks <= 0) return 'wrong'
  return mark.marks >= max ? 'right' : 'part'
}
