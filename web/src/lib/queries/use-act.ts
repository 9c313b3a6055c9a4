import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../calls/call.ts'
import { toast } from '../toast.ts'

interface AfterAct {
  /** What it changes: read anew before the act counts as done. */
  changes: QueryKey
  /** The act ends what the page shows: it is left, and must not ask for it once more; the next page reads what it shows. */
  leave?: (() => void) | undefined
}

/** A press that changes something: the server's word is said, a refusal too. */
export function useAct<V = void>(act: (variables: V) => Promise<object>, { changes, leave }: AfterAct) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (reply) => {
      if ('message' in reply) toast.success(String(reply.message))
      leave?.()
      return client.invalidateQueries({ queryKey: changes, refetchType: leave ? 'none' : 'active' })
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailure)) throw failure
      toast.error(failure.message)
    },
  })
}
