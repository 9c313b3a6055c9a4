import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { ATTACHMENT } from './attachments-store.ts'
import type { MessageRow } from './rows.ts'

export type PlacedMessage = MessageRow & { position: number }

export interface Range {
  from?: number
  upTo?: number
  limit: number
}

/** Read by the other: each side has read what came up to its place. */
const isRead = sql<boolean>`coalesce((select r.read_position >= m.position from conversation_sides r
  where r.conversation_id = m.conversation_id and r.user_id <> m.sender_id), false)`
const MESSAGE = sql`m.id, m.position, m.sender_id, m.content, m.message_type, m.created_at, ${isRead} as is_read,
  ${ATTACHMENT} as attachment`

/** Oldest first: the last of a range, or its first where it has a beginning alone. */
export async function selectThread(
  db: Db,
  conversationId: string,
  { from, upTo, limit }: Range,
): Promise<PlacedMessage[]> {
  const isForward = from !== undefined && upTo === undefined
  const { rows } = await sql<PlacedMessage>`
    select ${MESSAGE} from messages m where m.conversation_id = ${conversationId}
      and m.position >= ${from ?? 1} and m.position <= ${upTo ?? MAX_POSITION}
    order by m.position ${isForward ? sql`asc` : sql`desc`} limit ${limit}`.execute(db)
  return isForward ? rows : rows.toReversed()
}
const MAX_POSITION = 2_147_483_647

/** Undefined when it stands in no such conversation. */
export async function placeOf(
  db: Db,
  conversationId: string,
  messageId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('position')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row?.position
}
