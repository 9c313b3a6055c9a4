import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { withoutFilters } from './review-view.ts'

/** The filters let nothing through; the way back. */
export function NoneFound() {
  const [, setParams] = useSearchParams()
  return (
    <EmptyState
      title={<Trans>No requests match these filters</Trans>}
      action={
        <Button variant="primary" onClick={() => setParams(withoutFilters, { replace: true })}>
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}
