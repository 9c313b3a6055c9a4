// Marks of one question across students, as a pure state: only what differs from what the server has.
import * as USER_MESSAGES from '@academy/contract/users/messages'
import type { AnswersTo } from '../grading-kind.ts'
import type { Mark } from '../marks/marks.ts'

export type AnswerTo = AnswersTo['answers'][number]
/** By submission. `version` is the one the mark began from. */
export type MarkChanges = Readonly<Record<string, Mark & { version: number }>>

export const nameIn = ({ student }: AnswerTo): string => student?.name ?? USER_MESSAGES.deletedUser

export function markOf(answer: AnswerTo, changes: MarkChanges): Mark {
  return changes[answer.submissionId] ?? { marks: answer.marksAwarded, feedback: answer.feedback }
}

/** A mark put back to what is saved is no change any more. */
export function withChange(changes: MarkChanges, answer: AnswerTo, mark: Partial<Mark>): MarkChanges {
  const { submissionId, version } = answer
  const next = { version: changes[submissionId]?.version ?? version, ...markOf(answer, changes), ...mark }
  const { [submissionId]: _before, ...others } = changes
  const isSame = next.marks === answer.marksAwarded && next.feedback === answer.feedback
  return isSame ? others : { ...others, [submissionId]: next }
}

export const marksToSend = (changes: MarkChanges) =>
  Object.entries(changes).map(([submissionId, { marks, feedback, version }]) => ({
    submissionId,
    marksAwarded: marks,
    feedbackText: feedback,
    version,
  }))

/** What was saved is no change any more; what met somebody else's marks waits for a choice. */
export function afterSaving(changes: MarkChanges, saved: readonly { submissionId: string }[]): MarkChanges {
  const ids = new Set(saved.map(({ submissionId }) => submissionId))
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !ids.has(id)))
}

/** Somebody else saved after this mark was begun. */
export const isContested = (answer: AnswerTo, changes: MarkChanges): boolean => {
  const change = changes[answer.submissionId]
  return change !== undefined && change.version !== answer.version
}

export function settled(changes: MarkChanges, answer: AnswerTo, keep: 'mine' | 'theirs'): MarkChanges {
  const { [answer.submissionId]: mine, ...others } = changes
  if (keep === 'theirs' || !mine) return others
  return { ...others, [answer.submissionId]: { ...mine, version: answer.version } }
}

/** Answers stay where they were when the page was opened, whatever the server puts first now; new ones come last. */
export function mergedOrder(order: readonly string[], answers: readonly AnswerTo[]): readonly string[] {
  const known = new Set(order)
  const fresh = answers.flatMap(({ submissionId }) => (known.has(submissionId) ? [] : submissionId))
  return fresh.length > 0 ? [...order, ...fresh] : order
}

export function inOrder(order: readonly string[], answers: readonly AnswerTo[]): AnswerTo[] {
  const byId = new Map(answers.map((answer) => [answer.submissionId, answer]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

/** The next one without marks, from this place on and then from the beginning; never the one at hand. */
export function nextWaiting(
  answers: readonly AnswerTo[],
  changes: MarkChanges,
  id: string | undefined,
): AnswerTo | undefined {
  const at = answers.findIndex(({ submissionId }) => submissionId === id)
  return [...answers.slice(at + 1), ...answers.slice(0, Math.max(0, at))].find(
    (answer) => markOf(answer, changes).marks === null,
  )
}

/** How many answers stand on one page. */
export const PAGE_ANSWERS = 20

/** Counted from 1. */
export const pageOf = (index: number): number => Math.floor(Math.max(0, index) / PAGE_ANSWERS) + 1
