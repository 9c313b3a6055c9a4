import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** In the place of an outline. */
export function NoLectures() {
  return (
    <EmptyState title={<Trans>No lectures yet</Trans>}>
      <Trans>Your instructor has not added lectures to this course yet. They will appear here.</Trans>
    </EmptyState>
  )
}
