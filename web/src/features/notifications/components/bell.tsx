import { capCount } from '@academy/contract/text'
import { useLingui } from '@lingui/react/macro'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart, Nothing } from '../../../lib/pages/lazy-part.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Asks, follows and shows: nothing of it belongs to the first paint. */
const LiveBell = lazyPart(() => import('./live-bell.tsx'), 'LiveBell', { missing: Nothing })

export function Bell() {
  const { t } = useLingui()
  const [unread, setUnread] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const count = capCount(unread)
  return (
    <>
      <IconButton
        label={unread > 0 ? t`Notifications, ${count} unread` : t`Notifications`}
        badge={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <BellIcon aria-hidden="true" />
      </IconButton>
      <Suspense>
        <LiveBell isOpen={isOpen} onClose={() => setIsOpen(false)} onUnread={setUnread} />
      </Suspense>
    </>
  )
}
