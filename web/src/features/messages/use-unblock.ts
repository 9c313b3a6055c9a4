import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, failureMessage } from '../../lib/calls/call.ts'
import { toast } from '../../lib/toast.ts'
import { conversationsChanged } from './api.ts'

export function useUnblock(otherUserId: string) {
  const { t } = useLingui()
  return useMutation({
    mutationFn: () => call('DELETE /api/messages/block/{otherUserId}', { params: { otherUserId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (failure) => toast.error(failureMessage(failure, t`This could not be changed.`)),
    onSettled: conversationsChanged,
  })
}
