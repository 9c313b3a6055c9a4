import type { Comment } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { COMMENT_MAX_LENGTH } from '@academy/contract/quizzes/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { toast } from '../../../../lib/toast.ts'
import { commentsQuery } from '../grading-queries.ts'
import { toggleComment } from './marks.ts'

/** Sentences one writes again and again: a press puts one into the feedback or takes it out. */
export function useComments(feedback: string, change: (feedback: string) => void) {
  const queryClient = useQueryClient()
  const { data: comments = [] } = useQuery(commentsQuery)
  const set = (next: (before: Comment[]) => Comment[]) =>
    queryClient.setQueryData(commentsQuery.queryKey, (before) => next(before ?? []))
  const refuse = (failure: unknown) => toast.error(failureMessage(failure, M.gradeError))
  const text = feedback.trim()

  const adding = useMutation({
    mutationFn: () => call('POST /api/instructor/comments', { body: { text } }),
    onSuccess: ({ comment }) => set((all) => [comment, ...all.filter(({ _id }) => _id !== comment._id)]),
    onError: refuse,
  })
  const deleting = useMutation({
    mutationFn: (id: string) => call('DELETE /api/instructor/comments/{id}', { params: { id } }),
    onSuccess: (_, id) => set((all) => all.filter(({ _id }) => _id !== id)),
    onError: refuse,
  })
  const toggle = (comment: Comment) => change(toggleComment(feedback, comment.text))
  return {
    comments,
    isIn: (comment: Comment) => feedback.includes(comment.text),
    toggle,
    toggleAt: (index: number) => comments[index] && toggle(comments[index]),
    mayAdd:
      text !== '' && text.length <= COMMENT_MAX_LENGTH && !comments.some((comment) => comment.text === text),
    isAdding: adding.isPending,
    add: () => adding.mutate(),
    remove: (id: string) => deleting.mutate(id),
  }
}
export type Comments = ReturnType<typeof useComments>
