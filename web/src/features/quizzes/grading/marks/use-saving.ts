import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailure, failureMessage } from '../../../../lib/calls/call.ts'
import { toast } from '../../../../lib/toast.ts'
import type { GradingKind, MarkedSubmission, OpenedSubmission } from '../grading-kind.ts'
import { openedQuery } from '../grading-queries.ts'
import { type Grading, gradeBodyOf } from './marks.ts'
import type { useDraftSaving } from './use-draft-saving.ts'

interface Setup {
  kind: GradingKind
  opened: OpenedSubmission
  grading: Grading
  drafts: ReturnType<typeof useDraftSaving>
  /** The server has them; before anybody else is told. */
  onStored: (submission: MarkedSubmission) => void
  onSaved: (status: MarkedSubmission['status']) => void
}

/** Sends the marks on the screen as marks from a version on; a newer one of somebody else's is read instead of written over. */
export function useSaving({ kind, opened, grading, drafts, onStored, onSaved }: Setup) {
  const queryClient = useQueryClient()
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
    onSuccess: ({ submission, message }) => {
      toast.success(message, { id: 'graded' })
      onStored(submission)
      drafts.done()
      const { queryKey } = openedQuery(kind, submission._id)
      queryClient.setQueryData(queryKey, (before) => before && { ...before, submission, draft: null })
      onSaved(submission.status)
      void kind.changed(queryClient)
    },
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 409)
        void queryClient.invalidateQueries({ queryKey: openedQuery(kind, opened.submission._id).queryKey })
      else toast.error(failureMessage(failure, kind.say.saveFailed))
    },
  })
  return {
    isSaving: saving.isPending,
    /** True once the server has them. */
    saveFrom: (version: number): Promise<boolean> =>
      saving.mutateAsync(version).then(
        () => true,
        () => false,
      ),
  }
}
