import type { PaymentRequest } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../../ui/badge.tsx'

export function RequestStatus({ status }: Pick<PaymentRequest, 'status'>) {
  if (status === 'pending')
    return (
      <StatusPill tone="wait">
        <Trans>Pending</Trans>
      </StatusPill>
    )
  return status === 'approved' ? (
    <StatusPill tone="good">
      <Trans>Approved</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="bad">
      <Trans>Rejected</Trans>
    </StatusPill>
  )
}
