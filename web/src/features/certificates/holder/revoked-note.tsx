import type { Certificate } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'

interface RevokedNoteProps extends Pick<Certificate, 'revokedAt' | 'revokedReason'> {
  className?: string
}

/** That it was revoked, when and why; nothing of one that is valid. */
export function RevokedNote({ revokedAt, revokedReason, className }: RevokedNoteProps) {
  if (!revokedAt) return null
  return (
    <div className={className}>
      <StatusPill tone="bad">
        <Trans>
          Revoked on <DateOnly at={revokedAt} />
        </Trans>
      </StatusPill>
      <p>{revokedReason}</p>
    </div>
  )
}
