import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../../lib/draft.ts'
import { toast } from '../../../lib/toast.ts'
import { answersByQuestionQuery, submissionsChanged } from './api.ts'
import { type AnswerTo, afterSaving, type Changes, marksToSend, settled, withChange } from './by-question.ts'
import type { Mark } from './marks.ts'

/** Marks across students: kept on the device until the server has them. */
export function useByQuestion(quizId: string, questionId: string) {
  const queryClient = useQueryClient()
  const draftKey: DraftKey = `draft:by-question:${quizId}:${questionId}`
  const [changes, setChanges] = useState<Changes>(() => readDraft<Changes>(draftKey) ?? {})
  const count = Object.keys(changes).length
  useDraft(draftKey, changes, count > 0)
  const found = useQuery(answersByQuestionQuery(quizId, questionId))
  const change = (next: Changes) => {
    if (Object.keys(next).length === 0) dropDraft(draftKey)
    setChanges(next)
  }
  const saving = useMutation({
    mutationFn: () =>
      call('PUT /api/instructor/quizzes/{id}/answers/{questionId}', {
        params: { id: quizId, questionId },
        body: { marks: marksToSend(changes) },
      }),
    onSuccess: async ({ saved, message }) => {
      change(afterSaving(changes, saved))
      if (saved.length > 0) toast.success(message, { id: 'graded' })
      await submissionsChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.gradeFailed)),
  })
  return {
    found,
    changes,
    count,
    isSaving: saving.isPending,
    save: () => count > 0 && !saving.isPending && saving.mutate(),
    set: (answer: AnswerTo, mark: Partial<Mark>) => change(withChange(changes, answer, mark)),
    settle: (answer: AnswerTo, keep: 'mine' | 'theirs') => change(settled(changes, answer, keep)),
  }
}
export type ByQuestion = ReturnType<typeof useByQuestion>
