import { Plural } from '@lingui/react/macro'
import { useNow } from '../../../lib/use-now.ts'
import { MessageDivider } from '../../../ui/message-bubble.tsx'
import { dayTitle } from '../times.ts'

export function DayLine({ at }: { at: string }) {
  const now = useNow()
  return <MessageDivider>{dayTitle(at, now)}</MessageDivider>
}

/** Above what was unread when the conversation was opened. */
export function UnreadMark({ count }: { count: number }) {
  return (
    <MessageDivider isUnread>
      <Plural value={count} one="# new message" other="# new messages" />
    </MessageDivider>
  )
}
