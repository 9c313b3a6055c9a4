import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newId } from '../src/db/ids.ts'
import type { Database } from '../src/db/schema.ts'
import { selectConversations } from '../src/features/messages/conversations-store.ts'
import { viewConversation } from '../src/features/messages/views.ts'
import type { Context, SignedIn } from '../src/http/context.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any

interface Bare {
  app: FastifyInstance
  ask: (text: string, values?: unknown[]) => Promise<Row[]>
  callerOf: (token: unknown) => Promise<Row>
  inTransaction: (work: (client: pg.PoolClient) => Promise<Row>) => Promise<Row>
}

const ROWS = 20
const SEND = `select * from send_message($1, $2, $3, $4, $5, $6, $7, $8, make_interval(mins => 60))`

/** The same two statements, and nothing around them. */
export function serveMessages({ app, ask, callerOf, inTransaction }: Bare): void {
  const list = { sql: '', parameters: [] as readonly unknown[] }
  app.get('/api/messages/conversations', async ({ headers }) => {
    const caller: SignedIn = { ...(await callerOf(headers.token)), role: 'instructor' }
    if (!list.sql) Object.assign(list, await statementOf(caller))
    const rows = await ask(list.sql, [...list.parameters])
    const shown = rows.slice(0, ROWS).map((row) => viewConversation({ caller } as Context, asRow(row)))
    return { conversations: shown, cursor: rows[ROWS - 1].last_key, unreadCount: rows[0].all_unread }
  })
  app.post<{ Body: { receiverId: string; courseId: string; content: string; key: string } }>(
    '/api/messages/send',
    async ({ body, headers }) => {
      const caller = await callerOf(headers.token)
      const now = new Date()
      const [stored, receiver] = await inTransaction(async (client) => {
        const values = [newId(), caller.id, body.receiverId, body.courseId, body.content, body.key, now, now]
        const { rows } = await client.query(SEND, values)
        const found = await client.query('select name, role from users where id = $1', [body.receiverId])
        return [rows[0], found.rows[0]]
      })
      return { message: 'Message sent', sent: { ...stored, receiver, content: body.content } }
    },
  )
}

const asRow = ({ message_id: id, ...row }: Row) => ({ ...row, message: { ...row, id } })

/** The list's own statement with the reader's values, as our store writes it. */
async function statementOf(caller: SignedIn): Promise<{ sql: string; parameters: readonly unknown[] }> {
  const written: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void written.push(query),
  })
  await selectConversations(db, caller, { limit: ROWS + 1 })
  await db.destroy()
  return written[0] ?? { sql: '', parameters: [] }
}
