import type { AnnouncementState as State } from '@academy/contract/announcements'
import { Trans } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { StatusPill } from '../../../ui/badge.tsx'

/** A state in an icon and a word. */
export function AnnouncementState({ state }: { state: State }) {
  if (state === 'scheduled')
    return (
      <StatusPill tone="wait">
        <Trans>Scheduled</Trans>
      </StatusPill>
    )
  if (state === 'sending')
    return (
      <StatusPill tone="info" icon={Send}>
        <Trans>Being sent</Trans>
      </StatusPill>
    )
  return state === 'sent' ? (
    <StatusPill tone="good">
      <Trans>Sent</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="bad">
      <Trans>Taken down</Trans>
    </StatusPill>
  )
}
