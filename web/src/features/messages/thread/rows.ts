import type { Attachment, Message } from '@academy/contract/messages'
import { dayOf } from '@academy/contract/text/days'
import type { Outgoing } from '../sending/outgoing.ts'

/** `sending` is on its way, `waiting` has met a dead line and goes by itself, `failed` was refused. */
export type Progress = 'sent' | 'read' | 'sending' | 'waiting' | 'failed'

export interface ShownMessage {
  kind: 'message'
  key: string
  text: string
  attachment: Attachment | null
  at: string
  isMine: boolean
  progress: Progress
  /** Why it was refused. */
  reason?: string | undefined
  /** The last before somebody else speaks, or before a pause: under it stands when. */
  isLast: boolean
}

export type ThreadRow =
  | ShownMessage
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string; count: number }

/** Where the reader had stopped, and how much had come since; it stays until the conversation is left. */
export interface UnreadLine {
  before: string
  count: number
}

const PAUSE_MS = 10 * 60_000

type Facts = Omit<ShownMessage, 'isLast'>

/** A conversation as it is read: days, the line above what is new, and messages that are not sent yet behind those that are. */
export function rowsOf(
  self: string,
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  line: UnreadLine | null,
): ThreadRow[] {
  const sent = messages.map(
    ({ _id, content, attachment, createdAt, sender, isRead }): Facts => ({
      kind: 'message',
      key: _id,
      text: content,
      attachment,
      at: createdAt,
      isMine: sender._id === self,
      progress: isRead ? 'read' : 'sent',
    }),
  )
  const unsent = outgoing.map(
    ({ key, content, attachment, at, progress, reason }): Facts => ({
      kind: 'message',
      key,
      text: content,
      attachment: attachment ?? null,
      at,
      isMine: true,
      progress,
      reason,
    }),
  )
  const all = [...sent, ...unsent]
  return all.flatMap((message, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    const rows: ThreadRow[] = []
    if (!before || dayOf(before.at) !== dayOf(message.at))
      rows.push({ kind: 'day', key: `day-${message.key}`, at: message.at })
    if (line?.before === message.key) rows.push({ kind: 'unread', key: 'unread', count: line.count })
    const isLast = !after || line?.before === after.key || !isOneBreath(message, after)
    return [...rows, { ...message, isLast }]
  })
}

function isOneBreath(one: Facts, next: Facts): boolean {
  return (
    one.isMine === next.isMine &&
    one.progress === next.progress &&
    one.progress !== 'failed' &&
    dayOf(one.at) === dayOf(next.at) &&
    Date.parse(next.at) - Date.parse(one.at) < PAUSE_MS
  )
}

/** The line above the first unread message that this person received; null where there is none. */
export function unreadLineOf(
  self: string,
  messages: readonly Message[],
  unreadCount: number,
): UnreadLine | null {
  const unread = messages.filter(({ receiver, isRead }) => receiver === self && !isRead)
  const first = unread[0]
  return first ? { before: first._id, count: Math.max(unread.length, unreadCount) } : null
}
