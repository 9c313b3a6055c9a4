import type { CertificationStatus } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'

/** How far a certificate is, as those who teach read it. */
export function AskedPill({ status, isRevoked }: { status: CertificationStatus; isRevoked?: boolean }) {
  if (isRevoked)
    return (
      <StatusPill tone="bad">
        <Trans>Certificate revoked</Trans>
      </StatusPill>
    )
  if (status === 'completed')
    return (
      <StatusPill tone="good">
        <Trans>Certificate issued</Trans>
      </StatusPill>
    )
  return status === 'approved' ? (
    <StatusPill tone="info">
      <Trans>Certificate approved</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="wait">
      <Trans>Certificate requested</Trans>
    </StatusPill>
  )
}
