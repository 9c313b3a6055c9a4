import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { toast } from '../../lib/toast.ts'
import { invitationsChanged } from './api.ts'

/** What is done with invitations, one or many, and said once. */
export function useInvitationActions() {
  const queryClient = useQueryClient()
  const act =
    (address: 'POST /api/invitations/resend' | 'POST /api/invitations/withdraw') => async (ids: string[]) => {
      const { message } = await call(address, { body: { ids } })
      toast.success(message)
      await invitationsChanged(queryClient)
    }
  return { resend: act('POST /api/invitations/resend'), withdraw: act('POST /api/invitations/withdraw') }
}
