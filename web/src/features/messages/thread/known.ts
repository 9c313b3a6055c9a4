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

export function withOlder(known: KnownThread, older: readonly Message[], hasOlder: boolean): KnownThread {
  const there = new Set(known.messages.map(({ _id }) => _id))
  return { ...known, messages: [...older.filter(({ _id }) => !there.has(_id)), ...known.messages], hasOlder }
}

export function withNewer(known: KnownThread, newer: readonly Message[]): KnownThread {
  const there = new Set(known.messages.map(({ _id }) => _id))
  return { ...known, messages: [...known.messages, ...newer.filter(({ _id }) => !there.has(_id))] }
}

/** A part and the newest messages as one, as soon as the part reaches these; null while something may be missing between them. */
export function joined(part: KnownThread, newest: KnownThread): KnownThread | null {
  const first = newest.messages[0]?._id
  const from = part.messages.findIndex(({ _id }) => _id === first)
  if (from < 0) return null
  const there = new Set(newest.messages.map(({ _id }) => _id))
  const later = part.messages.slice(from).filter(({ _id }) => !there.has(_id))
  return {
    ...newest,
    messages: [...part.messages.slice(0, from), ...newest.messages, ...later],
    hasOlder: part.hasOlder,
  }
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
