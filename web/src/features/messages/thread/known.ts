import type { Conversation, Message } from '@academy/contract/messages'

/** What the page knows of one conversation, the oldest message first. */
export interface KnownThread {
  messages: Message[]
  /** The server has older ones. */
  hasOlder: boolean
  conversation: Conversation
}

/** The newest messages, and before them the older ones that the page has shown already, as long as nothing can be missing between
 * them. Who reads a message reads all before it. */
export function withNewest(before: KnownThread | undefined, newest: KnownThread): KnownThread {
  const first = newest.messages[0]
  const from = first && before ? before.messages.findIndex(({ _id }) => _id === first._id) : -1
  if (!before || !first || from < 1 || !newest.hasOlder) return newest
  const isReadBy = (receiver: string) =>
    newest.messages.some((message) => message.receiver === receiver && message.isRead)
  const older = before.messages
    .slice(0, from)
    .map((message) =>
      !message.isRead && isReadBy(message.receiver) ? { ...message, isRead: true } : message,
    )
  return { ...newest, messages: [...older, ...newest.messages], hasOlder: before.hasOlder }
}

/** One that the server has just taken. */
export function withSent(known: KnownThread, sent: Message): KnownThread {
  if (known.messages.some(({ _id }) => _id === sent._id)) return known
  return {
    ...known,
    messages: [...known.messages, sent],
    conversation: { ...known.conversation, lastMessage: sent },
  }
}

/** All that this person received is read. */
export function withAllRead(known: KnownThread, reader: string): KnownThread {
  return {
    ...known,
    messages: known.messages.map((message) =>
      message.receiver === reader && !message.isRead ? { ...message, isRead: true } : message,
    ),
    conversation: { ...known.conversation, unreadCount: 0 },
  }
}
