import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import type { GradingKind, Opened } from './grading-kind.ts'
import { openedQuery } from './grading-queries.ts'
import type { KeptMarks } from './journal.ts'
import {
  differences,
  gradeBodyOf,
  NO_MARK,
  stepGrading,
  storedGrading,
  totalOf,
  unmarkedIn,
  withDraft,
} from './marks.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useMarkField } from './use-mark-field.ts'
import { useQuestionPlace } from './use-question-place.ts'

export interface WorkspaceSetup {
  kind: GradingKind
  opened: Opened
  /** What this device kept because the server had not confirmed it. */
  kept: KeptMarks | null
  personId: string
  /** The server has the marks; `status` is what they made of the submission. */
  onSaved: (status: 'submitted' | 'graded') => void
}

/** Everything of one submission being graded: marks, place, drafts, saving, and two graders at once. */
export function useWorkspace({ kind, opened, kept, personId, onSaved }: WorkspaceSetup) {
  const { submission, paper } = opened
  const queryClient = useQueryClient()
  const [base, setBase] = useState(() => {
    const stored = storedGrading(paper, submission)
    return { version: kept?.body.version ?? opened.draft?.version ?? submission.version, stored }
  })
  const [grading, tell] = useReducer(stepGrading, null, () => {
    if (kept) return { ...withDraft(base.stored, kept.body), edits: 1 }
    return opened.draft ? withDraft(base.stored, opened.draft) : base.stored
  })
  const ids = paper.questions.map(({ _id }) => _id)
  const place = useQuestionPlace(paper.questions, unmarkedIn(grading, ids)[0], kind.firstShown)
  const drafts = useDraftSaving({
    kind,
    submissionId: submission._id,
    personId,
    grading,
    version: base.version,
  })
  const question = paper.questions[place.at]
  const field = useMarkField(
    { id: question?._id ?? '', max: question?.marks ?? 0, step: kind.step },
    (marks) => {
      if (question) tell({ type: 'mark', questionId: question._id, marks })
    },
  )

  const isNewer = submission.version !== base.version
  const theirs = isNewer ? storedGrading(paper, submission) : null
  const isOwnUnchanged =
    differences(grading, base.stored, ids).length === 0 && grading.overall === base.stored.overall
  const isSame =
    theirs !== null && differences(grading, theirs, ids).length === 0 && grading.overall === theirs.overall
  const adopt = () => {
    const stored = storedGrading(paper, submission)
    setBase({ version: submission.version, stored })
    return stored
  }
  const mayAdopt = theirs !== null && (isOwnUnchanged || isSame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (!mayAdopt) return
    tell({ type: 'load', grading: adopt() })
    drafts.done()
  }, [mayAdopt, submission.version])

  const saving = useMutation({
    mutationFn: async (version: number) => {
      const release = await drafts.hold()
      try {
        return await kind.save(opened, gradeBodyOf(grading, version))
      } catch (failure) {
        release()
        throw failure
      }
    },
    onSuccess: ({ submission: saved, message }) => {
      toast.success(message, { id: 'graded' })
      const stored = storedGrading(paper, saved)
      setBase({ version: saved.version, stored })
      tell({ type: 'load', grading: stored })
      drafts.done()
      const { queryKey } = openedQuery(kind, saved._id)
      queryClient.setQueryData(queryKey, (before) => before && { ...before, submission: saved, draft: null })
      onSaved(saved.status)
      void kind.changed(queryClient)
    },
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 409)
        void queryClient.invalidateQueries({ queryKey: openedQuery(kind, submission._id).queryKey })
      else toast.error(failureMessage(failure, kind.say.saveFailed))
    },
  })

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
    unmarked: unmarkedIn(grading, ids),
    isSaving: saving.isPending,
    save: () =>
      saving.mutateAsync(base.version).then(
        () => true,
        () => false,
      ),
    conflict: theirs && !mayAdopt ? { theirs, ids: differences(grading, theirs, ids) } : null,
    keepMine: async () => {
      setBase({ version: submission.version, stored: theirs ?? base.stored })
      await saving.mutateAsync(submission.version).catch(() => undefined)
    },
    takeTheirs: () => tell({ type: 'load', grading: adopt(), isUnsent: true }),
  }
}
export type Workspace = ReturnType<typeof useWorkspace>
