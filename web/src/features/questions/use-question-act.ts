import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { QUESTIONS_KEY } from './api.ts'

/** An act on a question or an answer: what it changes is read anew before it counts as done, and a refusal is said. */
export function useQuestionAct<V = void>(act: (variables: V) => Promise<object>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (reply) => {
      if ('message' in reply) toast.success(String(reply.message))
      return client.invalidateQueries({ queryKey: QUESTIONS_KEY })
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailure)) throw failure
      toast.error(failure.message)
    },
  })
}
