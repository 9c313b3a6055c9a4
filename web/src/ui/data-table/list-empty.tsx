import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { AnyListView } from './use-list-view.ts'

/** Why a list may have no rows. */
export interface ListEmpty {
  /** Nothing was ever there: an EmptyState. */
  none: ReactNode
  /** Search and filters leave nothing: No submissions match these filters. */
  narrowed: ReactNode
  /** The work of this view is done (an EmptyState: All requests are checked.); given only where it is that view. */
  done?: ReactNode
}

/** Done is the end of the work, narrowed can be undone, none is waited for. */
export function EmptyList({ view, empty }: { view: AnyListView; empty: ListEmpty }) {
  if (empty.done) return empty.done
  if (!view.isNarrowed) return empty.none
  return <EmptyState title={empty.narrowed} action={<ResetFilters onReset={view.reset} />} />
}

export function ResetFilters({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="primary" onClick={onReset}>
      <Trans>Reset Filters</Trans>
    </Button>
  )
}
