// One submission while somebody marks it, and what newer answers of the server mean for that. Pure.
import type { GradeDraft, Question } from '@academy/contract/attempts'
import type { MarkedPaper, MarkedSubmission, OpenedSubmission } from '../grading-kind.ts'
import {
  differences,
  type Grading,
  type GradingEvent,
  type gradeBodyOf,
  stepGrading,
  storedGrading,
  unmarkedIn,
  withDraft,
} from './marks.ts'

/** What the server held when these marks were begun. */
export interface Base {
  version: number
  stored: Grading
}
export interface Marking {
  base: Base
  grading: Grading
}

export type MarkingEvent =
  | Exclude<GradingEvent, { type: 'load' }>
  /** The server has these marks: they were saved here, or somebody saved what stands here anyway. */
  | { type: 'agreed'; base: Base }
  /** Two people marked it; the other one's marks count. */
  | { type: 'theirs-taken'; base: Base }
  /** Two people marked it; the marks on the screen count, and are saved over the others. */
  | { type: 'mine-kept'; base: Base }

export const baseOf = (paper: MarkedPaper, submission: MarkedSubmission): Base => ({
  version: submission.version,
  stored: storedGrading(paper, submission),
})

/** What this device kept comes before the server's draft, and is still to be sent. */
export function begunMarking(
  { submission, paper, draft }: Pick<OpenedSubmission, 'submission' | 'paper' | 'draft'>,
  kept: ReturnType<typeof gradeBodyOf> | null,
): Marking {
  const stored = storedGrading(paper, submission)
  const begun: Pick<GradeDraft, 'feedback' | 'globalFeedback' | 'version'> | null = kept ?? draft
  if (!begun) return { base: { version: submission.version, stored }, grading: stored }
  const grading = withDraft(stored, begun)
  return {
    base: { version: begun.version ?? submission.version, stored },
    grading: kept ? { ...grading, edits: 1 } : grading,
  }
}

/** Where marking begins: at the first question without marks, else at the first that a person has to read. */
export function firstQuestion(questions: readonly Question[], grading: Grading): Question | undefined {
  const [unmarked] = unmarkedIn(
    grading,
    questions.map(({ _id }) => _id),
  )
  return (
    questions.find(({ _id }) => _id === unmarked) ??
    questions.find(({ questionType }) => questionType === 'written') ??
    questions[0]
  )
}

export function stepMarking(marking: Marking, event: MarkingEvent): Marking {
  const { grading } = marking
  switch (event.type) {
    case 'agreed':
      return { base: event.base, grading: stepGrading(grading, { type: 'load', grading: event.base.stored }) }
    case 'theirs-taken': {
      const load = { type: 'load', grading: event.base.stored, isUnsent: true } as const
      return { base: event.base, grading: stepGrading(grading, load) }
    }
    case 'mine-kept':
      return { base: event.base, grading }
    default:
      return { ...marking, grading: stepGrading(grading, event) }
  }
}

export interface Newer {
  base: Base
  /** Both said something, and not the same: nothing is written over before somebody chose. */
  isContested: boolean
  /** The questions about which they differ. */
  ids: string[]
}

/** What a newer answer of the server means for the marks on the screen; null while none came. */
export function newerIn({ base, grading }: Marking, paper: MarkedPaper, now: MarkedSubmission): Newer | null {
  if (now.version === base.version) return null
  const newer = baseOf(paper, now)
  const ids = paper.questions.map(({ _id }) => _id)
  const isSame = (one: Grading) =>
    differences(grading, one, ids).length === 0 && grading.overall === one.overall
  return {
    base: newer,
    isContested: !isSame(base.stored) && !isSame(newer.stored),
    ids: differences(grading, newer.stored, ids),
  }
}
