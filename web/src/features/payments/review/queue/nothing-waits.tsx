import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../../../ui/empty-state.tsx'

export function NothingWaits() {
  return (
    <EmptyState title={<Trans>All payments are checked</Trans>}>
      <Trans>The next one appears here as soon as a student says that they paid.</Trans>
    </EmptyState>
  )
}
