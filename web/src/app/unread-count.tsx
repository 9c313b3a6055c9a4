import { capCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useUnread } from '../features/messages/index.ts'

/** Beside the word Messages: in the tabs of a phone and in a portal's sidebar. */
export function UnreadCount({ className }: { className: string }) {
  const unread = useUnread()
  if (unread === 0) return null
  const count = capCount(unread)
  return (
    <>
      <span className={className} aria-hidden="true">
        {count}
      </span>
      <span className="vh">
        {' '}
        <Trans>{count} unread</Trans>
      </span>
    </>
  )
}
