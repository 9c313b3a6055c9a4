import type { ExamSubmission } from '@academy/contract/final-exams'
import * as M from '@academy/contract/final-exams/messages'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, call, failureMessage } from '../../../lib/calls/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../../lib/device/form-draft.ts'
import { toast } from '../../../lib/toast.ts'
import { examSubmissionQuery, examsChanged } from '../api.ts'
import { type ExamEdit, type ExamEdits, editOf, liveScore, marksBody, storedScore } from './exam-marks.ts'

interface Draft {
  edits: ExamEdits
  /** Null: untouched. */
  feedback: string | null
  /** The version the edits began from; null without any. */
  version: number | null
}
const NO_DRAFT: Draft = { edits: {}, feedback: null, version: null }

/** Edits stay when editing is left, and on the device until they are saved; what is read-only shows what is stored. */
export function useExamReview(submission: ExamSubmission, onSaved: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const draftKey: DraftKey = `draft:exam-marks:${submission._id}`
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(draftKey) ?? NO_DRAFT)
  const [isEditing, setIsEditing] = useState(false)
  const isChanged = draft.version !== null
  useDraft(draftKey, draft, isChanged)
  const change = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...part, version: before.version ?? submission.version }))
  const forget = () => {
    dropDraft(draftKey)
    setDraft(NO_DRAFT)
  }
  const feedback = draft.feedback ?? submission.feedback
  const isContested = draft.version !== null && draft.version !== submission.version

  const saving = useMutation({
    mutationFn: (version: number) =>
      call('PUT /api/certification/final-exam/submission/{id}/marks', {
        params: { id: submission._id },
        body: marksBody(submission, draft.edits, feedback, version),
      }),
    onSuccess: async ({ message, submission: saved }) => {
      toast.success(message)
      forget()
      setIsEditing(false)
      onSaved()
      queryClient.setQueryData(examSubmissionQuery(saved._id).queryKey, saved)
      await examsChanged(queryClient)
    },
    onError: (failure) => {
      const isContest = failure instanceof CallFailure && failure.status === 409
      if (isContest)
        void queryClient.invalidateQueries({ queryKey: examSubmissionQuery(submission._id).queryKey })
      // Without changes there are no marks of one's own that the server's words could speak of.
      if (isContest && !isChanged)
        toast.info(t`Somebody else saved this submission meanwhile. Their marks are shown now.`)
      else toast.error(failureMessage(failure, M.marksFailed))
    },
  })
  return {
    submission,
    isEditing,
    isChanged,
    isContested,
    isSaving: saving.isPending,
    score: isEditing ? liveScore(submission, draft.edits) : storedScore(submission),
    feedback,
    editOf: (answer: ExamSubmission['answers'][number]) => editOf(answer, draft.edits),
    edit: () => setIsEditing(true),
    cancel: () => setIsEditing(false),
    forget,
    set: (answer: ExamSubmission['answers'][number], edit: Partial<ExamEdit>) =>
      change({ edits: { ...draft.edits, [answer._id]: { ...editOf(answer, draft.edits), ...edit } } }),
    setFeedback: (text: string) => change({ feedback: text }),
    save: () => !saving.isPending && saving.mutate(draft.version ?? submission.version),
    keepMine: () => saving.mutate(submission.version),
  }
}
export type ExamReview = ReturnType<typeof useExamReview>
