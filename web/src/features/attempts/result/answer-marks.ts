import type { AskedQuestion } from '@academy/contract/attempts'

export interface ResultAnswer {
  questionId: string
  selectedOption: number | null
  writtenAnswer: string | null
  marksAwarded: number | null
  feedback: string
}
/** waiting: a person has still to mark it, or the whole. */
export type MarkState = 'full' | 'part' | 'none' | 'waiting'
export interface ReviewedQuestion {
  question: AskedQuestion
  /** From 1. */
  number: number
  answer: ResultAnswer | undefined
  state: MarkState
}
export type ReviewFilter = 'review' | 'feedback' | 'all'

export function reviewedQuestions(
  questions: readonly AskedQuestion[],
  answers: readonly ResultAnswer[],
): ReviewedQuestion[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.map((question, at) => {
    const answer = given.get(question._id)
    return { question, number: at + 1, answer, state: stateOf(answer?.marksAwarded ?? null, question.marks) }
  })
}

function stateOf(awarded: number | null, marks: number): MarkState {
  if (awarded === null) return 'waiting'
  if (awarded >= marks) return 'full'
  return awarded > 0 ? 'part' : 'none'
}

const isIn: Record<ReviewFilter, (item: ReviewedQuestion) => boolean> = {
  review: ({ state }) => state === 'part' || state === 'none',
  feedback: ({ answer }) => Boolean(answer?.feedback),
  all: () => true,
}

export const filterReviewed = (items: readonly ReviewedQuestion[], filter: ReviewFilter) =>
  items.filter(isIn[filter])

/** "To review" comes first only where marks were lost. */
export const firstFilter = (items: readonly ReviewedQuestion[]): ReviewFilter =>
  items.some(isIn.review) ? 'review' : 'all'

/** 82.5 → 82.5, 80 → 80, 66.666 → 66.7; never the pass mark before it is reached. */
export function shownPercent(percent: number, decimals: number): string {
  const factor = 10 ** decimals
  const rounded = Math.round(percent * factor) / factor
  // Pass marks are whole, and so is having everything.
  const isReached = percent + 1e-6 >= rounded || !Number.isInteger(rounded)
  return String(isReached ? rounded : Math.floor(percent * factor) / factor)
}
