import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { requestState } from './request-state.ts'

/** How far a certificate is, in a word. */
export function StatePill({ request }: { request: CertificationRequest }) {
  switch (requestState(request)) {
    case 'completed':
      return (
        <StatusPill tone="good">
          <Trans>Completed</Trans>
        </StatusPill>
      )
    case 'revoked':
      return (
        <StatusPill tone="bad">
          <Trans>Revoked</Trans>
        </StatusPill>
      )
    case 'stuck':
      return (
        <StatusPill tone="bad">
          <Trans>Needs a PDF</Trans>
        </StatusPill>
      )
    case 'drawing':
      return (
        <StatusPill tone="info">
          <Trans>Approved</Trans>
        </StatusPill>
      )
    case 'lost':
    case 'pending':
      return (
        <StatusPill tone="wait">
          <Trans>Pending</Trans>
        </StatusPill>
      )
  }
}
