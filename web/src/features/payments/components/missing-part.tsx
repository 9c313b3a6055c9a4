import { Trans } from '@lingui/react/macro'
import { StaleBanner } from '../../../ui/stale-banner.tsx'

/** Where a part that comes after the code and the name did not come: they stay readable. */
export function MissingPart() {
  return (
    <StaleBanner
      message={<Trans>This part of the page did not open.</Trans>}
      found={{ error: null, isFetching: false, refetch: () => location.reload() }}
    />
  )
}
