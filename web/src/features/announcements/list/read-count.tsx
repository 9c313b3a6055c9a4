import type { ManagedAnnouncementRow } from '@academy/contract/announcements'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'

/** How many of those it was sent to have opened it. */
export function ReadCount({ state, readers, recipients }: ManagedAnnouncementRow) {
  if (state === 'scheduled') return <span className="muted">–</span>
  const [read, all] = [formatCount(readers), formatCount(recipients)]
  return (
    <span className="num">
      <Trans>
        {read} of {all}
      </Trans>
    </span>
  )
}
