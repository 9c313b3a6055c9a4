import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { ANNOUNCEMENTS_KEY } from './reading/mark-read.ts'

/** An act on an announcement: what it changes is read anew before it counts as done, and a refusal is said. One that ends the
 * announcement leaves its page, which must not ask for it once more; the next page reads what it shows. */
export function useAnnouncementAct<V = void>(
  act: (variables: V) => Promise<{ message: string }>,
  leave?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message)
      leave?.()
      return client.invalidateQueries({
        queryKey: ANNOUNCEMENTS_KEY,
        refetchType: leave ? 'none' : 'active',
      })
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailure)) throw failure
      toast.error(failure.message)
    },
  })
}
