import type { CertificationRequest } from '@academy/contract/certificates'
import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { certificatesChanged } from '../api.ts'

type ApproveButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'busy' | 'onClick'> & {
  request: CertificationRequest
  /** After the verb: whose it is, or the key that does it. */
  children?: ReactNode
}

/** One press: the number is given and the academy draws. A race lost to another admin is said, and the list looks again. */
export function ApproveButton({ request, children, ...look }: ApproveButtonProps) {
  const queryClient = useQueryClient()
  const approval = useMutation({
    mutationFn: () =>
      call('PUT /api/certification/certification-requests/{id}/approve', {
        params: { id: request._id },
        body: {},
      }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (failure) => toast.error(failureMessage(failure, M.approveFailed)),
    onSettled: () => certificatesChanged(queryClient),
  })
  return (
    <Button {...look} busy={approval.isPending} onClick={() => approval.mutate()}>
      <Trans>Approve</Trans>
      {children}
    </Button>
  )
}
