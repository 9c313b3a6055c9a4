import { capCount } from '@academy/contract/text'
import { useLingui } from '@lingui/react/macro'
import { MessageSquare } from 'lucide-react'
import { useLocation } from 'react-router'
import { LiveUnread, MESSAGES_ADDRESS, useUnread } from '../features/messages/index.ts'
import { IconLink } from '../ui/icon-button.tsx'

/** In the header, with how much is unread; students on phones have it under their thumb. */
export function MessagesLink({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const unread = useUnread()
  const count = capCount(unread)
  return (
    <>
      <IconLink
        to={MESSAGES_ADDRESS}
        label={unread > 0 ? t`Messages, ${count} unread` : t`Messages`}
        badge={unread}
        className={className}
        aria-current={pathname.startsWith(MESSAGES_ADDRESS) ? 'page' : undefined}
      >
        <MessageSquare aria-hidden="true" />
      </IconLink>
      <LiveUnread />
    </>
  )
}
