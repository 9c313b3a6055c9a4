import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'

/** Null while written answers wait for marks. */
export function ExamBadge({ passed }: { passed: boolean | null }) {
  if (passed === null) {
    return (
      <StatusPill tone="wait">
        <Trans>Awaiting marking</Trans>
      </StatusPill>
    )
  }
  return passed ? (
    <StatusPill tone="good">
      <Trans>Passed</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="bad">
      <Trans>Failed</Trans>
    </StatusPill>
  )
}
