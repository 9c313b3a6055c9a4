import { ID_LETTERS } from '../http/rules.ts'
import { beginningOf } from '../text/excerpt.ts'

export const QUESTION_TITLE_MAX_LENGTH = 200
export const QUESTION_BODY_MAX_LENGTH = 5000
export const ANSWER_MAX_LENGTH = 5000
/** Of one page of a lecture's questions, and of a question's answers. */
export const QUESTIONS_PAGE_ROWS = 20
export const ANSWERS_PAGE_ROWS = 30
/** How many similar questions somebody is shown before they ask, and from how many letters on. */
export const SIMILAR_MAX_ROWS = 5
export const SIMILAR_MIN_LETTERS = 3
/** How much of a question's text its list shows. */
export const EXCERPT_LETTERS = 200

export const QUESTION_SORTS = ['useful', 'newest'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]

/** Answered: one answer is marked, or who teaches has answered. A classmate's answer alone leaves it with the instructor. */
export const QUESTION_STATES = ['unanswered', 'answered', 'hidden'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** The columns that a teacher's list is sorted by. */
export const TAUGHT_QUESTION_SORTS = ['asked', 'useful'] as const
export type TaughtQuestionSort = (typeof TAUGHT_QUESTION_SORTS)[number]

/** Where a page ended: how useful its last row is, and its id. */
export interface QuestionCursor {
  useful: number
  id: string
}
export const CURSOR_PATTERN = new RegExp(`^(\\d{1,9})-(${ID_LETTERS})$`)
export const writeCursor = ({ useful, id }: QuestionCursor): string => `${useful}-${id}`
/** Null for what no page has given. */
export function readCursor(text: string): QuestionCursor | null {
  const [, useful, id] = CURSOR_PATTERN.exec(text) ?? []
  return id ? { useful: Number(useful), id } : null
}

/** The beginning of a text. */
export const excerptOf = (text: string): string => beginningOf(text, EXCERPT_LETTERS).excerpt
