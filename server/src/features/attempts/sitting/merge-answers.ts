import { isAnswered } from '@academy/contract/attempts'
import type { FittingAnswer } from '../hand-in/judge-answers.ts'

/** One answer as it came from a device. */
export interface ArrivedAnswer extends FittingAnswer {
  seq: number
  flagged: boolean
  deviceId: string
  /** What the device believed. */
  recordedAt: Date | null
  receivedAt: Date
}
/** One answer that counts. */
export interface CountedAnswer extends ArrivedAnswer {
  /** The attempt's clock when it took its place. */
  changeSeq: number
}
export interface Merge {
  /** Every answer that counts afterwards, by question. */
  counted: Map<string, CountedAnswer>
  /** Those that took a place in this merge. */
  kept: CountedAnswer[]
  /** Answers that lost their question to a newer one, or never won it: history. */
  beaten: ArrivedAnswer[]
  /** The attempt's clock afterwards. */
  seq: number
}

export const SEQ_MAX = 2 ** 31 - 1

/**
 * The higher `seq` counts, a tie goes to the later receipt, the same answer again changes nothing. The clock moves past
 * all that came, and at least by one when anything changed, so that no device misses a change by asking for what is newer.
 */
export function mergeAnswers(
  current: readonly CountedAnswer[],
  arrived: readonly ArrivedAnswer[],
  clock: number,
): Merge {
  const counted = new Map(current.map((answer) => [answer.questionId, answer]))
  const kept = new Map<string, CountedAnswer>()
  const beaten: ArrivedAnswer[] = []
  for (const answer of arrived) {
    const standing = counted.get(answer.questionId)
    if (standing && isRepeat(standing, answer)) continue
    const wins = !standing || answer.seq >= standing.seq
    const loser = wins ? standing : answer
    if (loser && isAnswered(loser) && !(standing && isSameAnswer(standing, answer))) beaten.push(loser)
    if (!wins) continue
    const taken = { ...answer, changeSeq: 0 }
    counted.set(answer.questionId, taken)
    kept.set(answer.questionId, taken)
  }
  const highest = Math.max(clock, ...arrived.map(({ seq }) => seq))
  const seq = Math.min(SEQ_MAX, kept.size > 0 ? Math.max(clock + 1, highest) : highest)
  for (const answer of kept.values()) answer.changeSeq = seq
  return { counted, kept: [...kept.values()], beaten, seq }
}

export const isSameAnswer = (one: FittingAnswer, other: FittingAnswer): boolean =>
  one.selectedOption === other.selectedOption && one.writtenAnswer === other.writtenAnswer

const isRepeat = (standing: CountedAnswer, answer: ArrivedAnswer): boolean =>
  standing.seq === answer.seq && standing.flagged === answer.flagged && isSameAnswer(standing, answer)
