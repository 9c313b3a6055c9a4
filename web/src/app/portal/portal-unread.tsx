import { LiveUnread } from '../../features/messages/index.ts'
import { UnreadCount } from '../unread-count.tsx'

/** Beside the sidebar's line; in a portal nothing else asks for the number. */
export function PortalUnread() {
  return (
    <>
      <UnreadCount className="portal-count" />
      <LiveUnread />
    </>
  )
}
