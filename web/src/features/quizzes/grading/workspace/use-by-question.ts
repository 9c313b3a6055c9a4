import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../../../lib/device/form-draft.ts'
import { toast } from '../../../../lib/toast.ts'
import type { GradingKind } from '../grading-kind.ts'
import { answersByQuestionQuery } from '../grading-queries.ts'
import type { Mark } from '../marks/marks.ts'
import {
  type AnswerTo,
  afterSaving,
  inOrder,
  type MarkChanges,
  marksToSend,
  mergedOrder,
  settled,
  withChange,
} from './by-question.ts'

/** Marks across students: kept on the device until the server has them. */
export function useByQuestion(kind: GradingKind, paperId: string, questionId: string) {
  const queryClient = useQueryClient()
  const draftKey: DraftKey = `draft:by-question:${paperId}:${questionId}`
  const [changes, setChanges] = useState<MarkChanges>(() => readDraft<MarkChanges>(draftKey) ?? {})
  const count = Object.keys(changes).length
  useDraft(draftKey, changes, count > 0)
  const found = useQuery(answersByQuestionQuery(kind, paperId, questionId))
  const [order, setOrder] = useState<readonly string[]>([])
  const merged = mergedOrder(order, found.data?.answers ?? [])
  if (merged !== order) setOrder(merged)
  const change = (next: MarkChanges) => {
    if (Object.keys(next).length === 0) dropDraft(draftKey)
    setChanges(next)
  }
  const saving = useMutation({
    mutationFn: () => kind.saveAnswers(paperId, questionId, marksToSend(changes)),
    onSuccess: async ({ saved, message }) => {
      change(afterSaving(changes, saved))
      if (saved.length > 0) toast.success(message, { id: 'graded' })
      await kind.changed(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, kind.say.saveFailed)),
  })
  return {
    found,
    answers: inOrder(merged, found.data?.answers ?? []),
    changes,
    count,
    isSaving: saving.isPending,
    /** True once the server has every mark. */
    save: async () => {
      if (count === 0) return true
      const reply = await saving.mutateAsync().catch(() => null)
      return reply !== null && reply.conflicts.length === 0
    },
    set: (answer: AnswerTo, mark: Partial<Mark>) => change(withChange(changes, answer, mark)),
    settle: (answer: AnswerTo, keep: 'mine' | 'theirs') => change(settled(changes, answer, keep)),
  }
}
export type ByQuestion = ReturnType<typeof useByQuestion>
