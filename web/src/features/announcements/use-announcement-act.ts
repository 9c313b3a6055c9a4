import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { ANNOUNCEMENTS_KEY } from './reading/mark-read.ts'

/** An act on an announcement: what it changes is read anew before it counts as done, and a refusal is said. */
export function useAnnouncementAct<V = void>(act: (variables: V) => Promise<{ message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY })
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailure)) throw failure
      toast.error(failure.message)
    },
  })
}
