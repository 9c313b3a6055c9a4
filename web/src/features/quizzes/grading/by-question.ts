// Marks of one question across students, as a pure state: only what differs from what the server has.
import type { CallReply } from '../../../lib/call.ts'
import type { Mark } from './marks.ts'

export type AnswerTo = CallReply<'GET /api/instructor/quizzes/{id}/answers/{questionId}'>['answers'][number]
/** By submission. `version` is the one the mark began from. */
export type Changes = Readonly<Record<string, Mark & { version: number }>>

export function markOf(answer: AnswerTo, changes: Changes): Mark {
  return changes[answer.submissionId] ?? { marks: answer.marksAwarded, feedback: answer.feedback }
}

/** A mark put back to what is saved is no change any more. */
export function withChange(changes: Changes, answer: AnswerTo, mark: Partial<Mark>): Changes {
  const { submissionId, version } = answer
  const next = { version: changes[submissionId]?.version ?? version, ...markOf(answer, changes), ...mark }
  const { [submissionId]: _before, ...others } = changes
  const isSame = next.marks === answer.marksAwarded && next.feedback === answer.feedback
  return isSame ? others : { ...others, [submissionId]: next }
}

export const marksToSend = (changes: Changes) =>
  Object.entries(changes).map(([submissionId, { marks, feedback, version }]) => ({
    submissionId,
    marksAwarded: marks,
    feedbackText: feedback,
    version,
  }))

/** What was saved is no change any more; what met somebody else's marks waits for a choice. */
export function afterSaving(changes: Changes, saved: readonly { submissionId: string }[]): Changes {
  const ids = new Set(saved.map(({ submissionId }) => submissionId))
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !ids.has(id)))
}

/** Somebody else saved after this mark was begun. */
export const isContested = (answer: AnswerTo, changes: Changes): boolean => {
  const change = changes[answer.submissionId]
  return change !== undefined && change.version !== answer.version
}

export function settled(changes: Changes, answer: AnswerTo, keep: 'mine' | 'theirs'): Changes {
  const { [answer.submissionId]: mine, ...others } = changes
  if (keep === 'theirs' || !mine) return others
  return { ...others, [answer.submissionId]: { ...mine, version: answer.version } }
}
