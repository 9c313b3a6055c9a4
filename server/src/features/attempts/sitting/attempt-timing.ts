import { type AnswerOnServer, type Attempt, GRACE_SECONDS } from '@academy/contract/attempts'
import type { AttemptRow } from './attempts-store.ts'
import type { CountedAnswer } from './merge-answers.ts'

export const GRACE_MS = GRACE_SECONDS * 1000

/** Ended, or about to be: nothing that comes now counts. */
export const isOver = ({ state, deadline }: Pick<AttemptRow, 'state' | 'deadline'>, now: Date): boolean =>
  state !== 'open' || now.getTime() > deadline.getTime() + GRACE_MS

type Timed = Pick<AttemptRow, 'deadline' | 'state' | 'seq' | 'notes'>

export const viewTiming = ({ deadline, state, seq, notes }: Timed, now: Date) => ({
  serverNow: now.toISOString(),
  deadline: deadline.toISOString(),
  state,
  seq,
  notes,
})

/** What a lobby shows of it. */
export const viewRunning = (attempt: Timed & Pick<AttemptRow, 'id' | 'started_at'>, now: Date) => ({
  _id: attempt.id,
  startedAt: attempt.started_at.toISOString(),
  ...viewTiming(attempt, now),
})

export const viewAttempt = (
  attempt: Timed & Pick<AttemptRow, 'id' | 'started_at'>,
  answers: readonly CountedAnswer[],
  now: Date,
): Attempt => ({ ...viewRunning(attempt, now), answers: answers.map(viewKept) })

export const viewKept = (answer: CountedAnswer): AnswerOnServer => ({
  questionId: answer.questionId,
  seq: answer.seq,
  selectedOption: answer.selectedOption,
  writtenAnswer: answer.writtenAnswer,
  flagged: answer.flagged,
})
