import { CallFailure } from '../../../lib/calls/call.ts'
import type { Conflict, DayMark } from './marks.ts'

export interface DayConflict {
  /** What the server has now. */
  version: number
  conflicts: Conflict[]
}

const asMark = (mark: { present: boolean; notes: string } | null): DayMark =>
  mark ?? { present: null, notes: '' }

/** What a refused save has met; null when it was refused for something else. */
export function conflictsOf(failure: unknown): DayConflict | null {
  if (!(failure instanceof CallFailure) || failure.status !== 409) return null
  const { conflicts, version } = failure.details
  if (!conflicts || version === undefined) return null
  return {
    version,
    conflicts: conflicts.map(({ studentId, name, yours, theirs }) => ({
      ...{ studentId, name, by: theirs.by, at: theirs.at },
      yours: asMark(yours),
      theirs: asMark(theirs.mark),
    })),
  }
}
