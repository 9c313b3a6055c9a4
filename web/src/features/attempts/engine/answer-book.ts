import type { AnswerOnServer } from '@academy/contract/attempts'
import { isAnswered } from '@academy/contract/attempts/rules'
import type { AnswerValue, HandInAnswer, KeptAnswer, Paper } from './ports.ts'

/** Answers by question; which of two counts is decided here and by the server alike. */
export type AnswerBook = ReadonlyMap<string, KeptAnswer>

export const NO_ANSWER: AnswerValue = { selectedOption: null, writtenAnswer: null, flagged: false }

const isSame = (one: AnswerValue, other: AnswerValue) =>
  one.selectedOption === other.selectedOption &&
  one.writtenAnswer === other.writtenAnswer &&
  one.flagged === other.flagged

/** What the tabs of this device kept, as one: the higher number counts, then the later one. */
export function fromJournal(kept: readonly KeptAnswer[]): AnswerBook {
  const book = new Map<string, KeptAnswer>()
  for (const answer of kept) {
    const before = book.get(answer.questionId)
    if (!before || answer.seq > before.seq) book.set(answer.questionId, answer)
    else if (answer.seq === before.seq) book.set(answer.questionId, joined(before, answer))
  }
  return book
}

function joined(one: KeptAnswer, other: KeptAnswer): KeptAnswer {
  if (isSame(one, other)) return { ...one, isSettled: one.isSettled || other.isSettled }
  return other.recordedAt > one.recordedAt ? other : one
}

/**
 * With what the server has: a higher number of this device stands and is sent. In a tie too, while the server has not had it:
 * nothing that was given here may vanish unseen.
 */
export function withServer(
  book: AnswerBook,
  answers: readonly AnswerOnServer[],
  recordedAt: string,
): AnswerBook {
  let next: Map<string, KeptAnswer> | null = null
  for (const { questionId, seq, selectedOption, writtenAnswer, flagged } of answers) {
    const before = book.get(questionId)
    if (before && before.seq > seq) continue
    if (before?.seq === seq && !before.isSettled) continue
    const answer = { questionId, seq, selectedOption, writtenAnswer, flagged, recordedAt, isSettled: true }
    if (before?.isSettled && before.seq === seq && isSame(before, answer)) continue
    next ??= new Map(book)
    next.set(questionId, answer)
  }
  return next ?? book
}

/** The server has these; an answer that was changed meanwhile is still on its way. */
export function settled(
  book: AnswerBook,
  sent: readonly KeptAnswer[],
): { book: AnswerBook; changed: KeptAnswer[] } {
  const changed = sent
    .filter(({ questionId, seq }) => {
      const now = book.get(questionId)
      return now !== undefined && now.seq === seq && !now.isSettled
    })
    .map((answer) => ({ ...answer, isSettled: true }))
  const next = new Map(book)
  for (const answer of changed) next.set(answer.questionId, answer)
  return { book: changed.length > 0 ? next : book, changed }
}

export const unsettled = (book: AnswerBook): KeptAnswer[] =>
  [...book.values()].filter(({ isSettled }) => !isSettled).sort((one, other) => one.seq - other.seq)

/** Whether a hand-in carries this answer; leaving it empty is carried by leaving it out. */
export const isHandedIn = (answer: KeptAnswer, handedInAnswers: readonly HandInAnswer[]): boolean =>
  !isAnswered(answer) ||
  handedInAnswers.some(
    ({ questionId, selectedOption = null, writtenAnswer = null }) =>
      questionId === answer.questionId &&
      selectedOption === answer.selectedOption &&
      writtenAnswer === answer.writtenAnswer,
  )

export const highestSeq = (book: AnswerBook): number =>
  [...book.values()].reduce((highest, { seq }) => Math.max(highest, seq), 0)

/** What is handed in, in the order of the paper. An answer taken back is said to be none: the server may still hold it. */
export function handedIn(book: AnswerBook, { questions }: Paper): HandInAnswer[] {
  return questions.flatMap(({ _id, questionType }) => {
    const answer = book.get(_id)
    if (!answer) return []
    const given: HandInAnswer = { questionId: _id, questionType }
    if (!isAnswered(answer)) return [given]
    if (questionType === 'written') return [{ ...given, writtenAnswer: answer.writtenAnswer ?? '' }]
    return [{ ...given, selectedOption: answer.selectedOption ?? 0 }]
  })
}
