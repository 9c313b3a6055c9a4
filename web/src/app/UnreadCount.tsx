import { capCount } from '@academy/contract/text'
import { Plural } from '@lingui/react/macro'
import { useUnread } from '../features/messages/index.ts'

/** Beside the word Messages: in the tabs of a phone and in a portal's sidebar. */
export function UnreadCount({ className }: { className: string }) {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <>
      <span className={className} aria-hidden="true">
        {capCount(unread)}
      </span>
      <span className="vh">
        {' '}
        <Plural value={unread} one="# unread" other="# unread" />
      </span>
    </>
  )
}
