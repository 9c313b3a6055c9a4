import { MESSAGE_MAIL_AFTER_MINUTES } from '@academy/contract/messages'
import { newId } from '../src/db/ids.ts'
import { listFor, rowOf, unreadOf } from '../src/features/messages/conversations-store.ts'
import { correspondent } from '../src/features/messages/correspondents-store.ts'
import { firstUnread } from '../src/features/messages/push-waiting-store.ts'
import { storing } from '../src/features/messages/send-store.ts'
import { viewConversation } from '../src/features/messages/views.ts'
import type { Context, SignedIn } from '../src/http/context.ts'
import type { Bare } from './bare-context.ts'

type Sent = { receiverId: string; courseId: string; content: string; key: string }

const ROWS = 20

/** Conversations and sending, with nothing around them. */
export function serveMessages({ app, database: { ask, inTransaction }, callerOf }: Bare): void {
  app.get('/api/messages/conversations', async ({ headers }) => {
    const caller: SignedIn = { ...(await callerOf(headers.token)), role: 'instructor' }
    const [rows, [unread]] = await Promise.all([
      ask(listFor(caller, { limit: ROWS + 1 })),
      ask(unreadOf.of({ callerId: caller.id })),
    ])
    const shown = rows.slice(0, ROWS).map((row) => viewConversation({ caller } as Context, rowOf(row)))
    return { conversations: shown, cursor: rows[ROWS - 1]?.last_key, unreadCount: unread?.count }
  })
  app.post<{ Body: Sent }>('/api/messages/send', async ({ body, headers }) => {
    const { receiverId, courseId, content, key } = body
    const at = new Date()
    const mailAt = new Date(at.getTime() + MESSAGE_MAIL_AFTER_MINUTES * 60_000)
    return inTransaction(async (inside) => {
      const caller = await callerOf(headers.token, inside)
      const id = newId()
      const row = { id, senderId: caller.id, receiverId, courseId, content, key, at, mailAt }
      const [stored] = await inside(storing.of(row))
      await inside(firstUnread.of({ messageId: id, userId: receiverId }))
      const [receiver] = await inside(correspondent.of({ id: receiverId }))
      return { message: 'Message sent', sent: { ...stored, receiver, content } }
    })
  })
}
