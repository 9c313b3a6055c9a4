import * as M from '@academy/contract/announcements/messages'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Taken down, deleted with its course, or never for this reader: all the same to them. */
export function GoneAnnouncement({ to, level }: { to: string; level?: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      title={M.notFound}
      action={
        <ButtonLink variant="primary" to={to}>
          <Trans>All announcements</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been taken down, or it was not for you.</Trans>
    </EmptyState>
  )
}
