import { sql } from 'kysely'
import { compiledFor } from '../../db/compiled.ts'
import type { Statement } from '../../db/statement.ts'
import type { Db } from '../../http/context.ts'
import { ATTACHMENT } from './attachments-store.ts'
import { conversationBy, type PairKey } from './pair-store.ts'
import type { MessageRow } from './rows.ts'

export type PlacedMessage = MessageRow & { position: number }

/** Read by the other: each side has read what came up to its place. */
const readCondition = sql<boolean>`coalesce((select r.read_position >= m.position from conversation_sides r
  where r.conversation_id = m.conversation_id and r.user_id <> m.sender_id), false)`
const MESSAGE = sql`m.id, m.position, m.sender_id, m.content, m.message_type, m.created_at, ${readCondition} as is_read,
  ${ATTACHMENT} as attachment`

/** What stands between two places, oldest first. */
export async function selectBetween(
  db: Db,
  conversationId: string,
  from: number,
  upTo: number,
): Promise<PlacedMessage[]> {
  const { rows } = await sql<PlacedMessage>`
    select ${MESSAGE} from messages m
    where m.conversation_id = ${conversationId} and m.position between ${from} and ${upTo}
    order by m.position`.execute(db)
  return rows
}

/** Some of a thread: its last messages, or the nearest to a named one. */
export interface Part {
  part: 'last' | 'before' | 'upTo' | 'after'
  limit: number
}
const SIGNS = { before: sql`<`, upTo: sql`<=`, after: sql`>` }

type Of = PairKey & { named: string; limit: number }

const parts = compiledFor(
  (_db, of: Of, { hasCourse, part }: { hasCourse: boolean; part: Part['part'] }) => sql<PlacedMessage>`
    select ${MESSAGE} from messages m where m.conversation_id = (${conversationBy(of, hasCourse)})
      and ${part === 'last' ? sql`true` : sql`m.position ${SIGNS[part]} (${placeOf(of, hasCourse)})`}
    order by m.position ${part === 'after' ? sql`asc` : sql`desc`} limit ${of.limit}`,
)
const places = compiledFor((_db, of: PairKey & { named: string }, { hasCourse }: { hasCourse: boolean }) =>
  placeOf(of, hasCourse),
)
const placeOf = (of: PairKey & { named: string }, hasCourse: boolean) => sql<{ position: number }>`
  select position from messages where id = ${of.named} and conversation_id = (${conversationBy(of, hasCourse)})`

/** In the order that the index has them, which is not the thread's. */
export const partOfThread = (key: PairKey, { part, limit }: Part, named = ''): Statement<PlacedMessage> =>
  parts({ hasCourse: key.courseId !== null, part }).of({ ...key, named, limit })

/** No row when it stands in no such conversation. */
export const placeIn = (key: PairKey, named: string): Statement<{ position: number }> =>
  places({ hasCourse: key.courseId !== null }).of({ ...key, named })
