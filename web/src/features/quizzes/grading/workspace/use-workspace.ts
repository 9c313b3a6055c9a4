import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { GradingKind, OpenedSubmission } from '../grading-kind.ts'
import { peerMarksQuery } from '../grading-queries.ts'
import type { KeptMarks } from '../journal.ts'
import { baseOf, begunMarking, firstQuestion, newerIn, stepMarking } from '../marks/marking.ts'
import { NO_MARK, totalOf, unmarkedIn } from '../marks/marks.ts'
import { useDraftSaving } from '../marks/use-draft-saving.ts'
import { useMarkField } from '../marks/use-mark-field.ts'
import { useSaving } from '../marks/use-saving.ts'
import { useQuestionPlace } from './use-question-place.ts'

export interface WorkspaceSetup {
  kind: GradingKind
  opened: OpenedSubmission
  /** What this device kept because the server had not confirmed it. */
  kept: KeptMarks | null
  personId: string
  /** The server has the marks; `status` is what they made of the submission. */
  onSaved: (status: 'submitted' | 'graded') => void
}

/** Everything of one submission being graded: marks, place, drafts, saving, and two graders at once. */
export function useWorkspace({ kind, opened, kept, personId, onSaved }: WorkspaceSetup) {
  const queryClient = useQueryClient()
  const { submission, paper } = opened
  const [marking, tell] = useReducer(stepMarking, null, () => begunMarking(opened, kept?.body ?? null))
  const { grading, base } = marking
  const { version } = base
  const unmarked = unmarkedIn(
    grading,
    paper.questions.map(({ _id }) => _id),
  )
  const place = useQuestionPlace(paper.questions, firstQuestion(paper.questions, grading), kind.firstShown)
  const drafts = useDraftSaving({ kind, submissionId: submission._id, personId, grading, version })
  const question = paper.questions[place.at]
  const marked = { id: question?._id ?? '', max: question?.marks ?? 0, step: kind.step }
  const field = useMarkField(marked, (marks) => {
    if (question) tell({ type: 'mark', questionId: question._id, marks })
  })
  const onStored = (stored: OpenedSubmission['submission']) =>
    tell({ type: 'agreed', base: baseOf(paper, stored) })
  const { isSaving, saveFrom } = useSaving({ kind, opened, grading, drafts, onStored, onSaved })

  // What would push the marks down later is there before one goes on.
  const following = paper.questions[place.next ?? -1]
  useEffect(() => {
    if (following?.questionType !== 'written') return
    void queryClient.prefetchQuery(peerMarksQuery(kind, paper._id, following._id))
  }, [kind, paper._id, following, queryClient])

  const newer = newerIn(marking, paper, submission)
  const mayAgree = newer !== null && !newer.isContested
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (!mayAgree) return
    tell({ type: 'agreed', base: newer.base })
    drafts.done()
  }, [mayAgree, submission.version])

  return {
    kind,
    opened,
    grading,
    tell,
    place,
    drafts,
    field,
    question,
    mark: (question && grading.marks[question._id]) ?? NO_MARK,
    total: totalOf(grading),
    unmarked,
    isSaving,
    save: () => saveFrom(version),
    conflict: newer?.isContested ? { theirs: newer.base.stored, ids: newer.ids } : null,
    keepMine: async () => {
      if (newer) tell({ type: 'mine-kept', base: newer.base })
      await saveFrom(submission.version)
    },
    takeTheirs: () => newer && tell({ type: 'theirs-taken', base: newer.base }),
  }
}
export type Workspace = ReturnType<typeof useWorkspace>
