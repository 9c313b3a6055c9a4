import { Suspense, useEffect } from 'react'
import { useLive } from '../../../lib/live/live.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { watchRole } from '../../users/index.ts'
import { useNotifications } from '../api.ts'
import { useClickedPushes } from '../follow-clicks.ts'
import { queryKey } from '../known.ts'

const Panel = lazyPart(() => import('./panel.tsx'), 'NotificationsPanel')

interface LiveBellProps {
  isOpen: boolean
  onClose: () => void
  onUnread: (count: number) => void
}

/** Knows what there is, while the bell rings or not: asked twice a minute and whenever the server says so. Every page of somebody
 * signed in loads it after itself, and with it what follows their role. */
export function LiveBell({ isOpen, onClose, onUnread }: LiveBellProps) {
  const state = useNotifications()
  const { unreadCount } = state
  useLive('notifications', { queryKey })
  useEffect(watchRole, [])
  useClickedPushes()
  useEffect(() => onUnread(unreadCount), [onUnread, unreadCount])
  if (!isOpen) return null
  return (
    <Suspense>
      <Panel {...state} onClose={onClose} />
    </Suspense>
  )
}
