import { MESSAGE_MAIL_AFTER_MINUTES } from '@academy/contract/messages'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newId } from '../src/db/ids.ts'
import type { Database } from '../src/db/schema.ts'
import type { Statement } from '../src/db/statement.ts'
import { selectConversations } from '../src/features/messages/conversations-store.ts'
import { correspondent } from '../src/features/messages/correspondents-store.ts'
import { firstUnread } from '../src/features/messages/push-waiting-store.ts'
import { storing } from '../src/features/messages/send-store.ts'
import { viewConversation } from '../src/features/messages/views.ts'
import type { Context, SignedIn } from '../src/http/context.ts'
import type { Bare } from './bare-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any
type Sent = { receiverId: string; courseId: string; content: string; key: string }

const ROWS = 20

/** Conversations and sending, with nothing around them. */
export function serveMessages({ app, database: { ask, inTransaction }, callerOf }: Bare): void {
  let list: Statement<Row> | undefined
  app.get('/api/messages/conversations', async ({ headers }) => {
    const caller: SignedIn = { ...(await callerOf(headers.token)), role: 'instructor' }
    list ??= await statementOf(caller)
    const rows = await ask(list)
    const shown = rows.slice(0, ROWS).map((row) => viewConversation({ caller } as Context, asRow(row)))
    return { conversations: shown, cursor: rows[ROWS - 1].last_key, unreadCount: rows[0].all_unread }
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

const asRow = ({ message_id: id, ...row }: Row) => ({ ...row, message: { ...row, id } })

/** The list's own statement with the reader's values, as our store writes it. */
async function statementOf(caller: SignedIn): Promise<Statement<Row>> {
  const written: CompiledQuery[] = []
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void written.push(query),
  })
  await selectConversations(db, caller, { limit: ROWS + 1 })
  await db.destroy()
  if (!written[0]) throw new Error('the list of conversations asked nothing')
  return written[0] as Statement<Row>
}
