import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { Db } from '../../http/context.ts'
import { browsersCondition, onlineCondition } from '../notifications/index.ts'

/** A conversation as somebody has it, and how far they had read. */
export interface Waiting {
  conversationId: string
  userId: string
  readPosition: number
}

/** A row where this message is the first that waits unread, for somebody who is told on a device. */
export const firstUnread = compiledOnce(
  (_db, { messageId, userId }: { messageId: string; userId: string }) => sql<Waiting>`
    select s.conversation_id as "conversationId", s.user_id as "userId", s.read_position as "readPosition"
    from messages m join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ${userId}
    where m.id = ${messageId} and s.unread = 1 and not s.is_muted and ${browsersCondition(sql.ref('s.user_id'))}`,
)

interface Unread {
  other_id: string
  other_name: string | null
  course_id: string | null
  course_title: string | null
  is_online: boolean
}

/** What still waits of it, until the commit; undefined when it was read, muted or deleted. */
export async function findUnread(
  db: Db,
  { conversationId, userId, readPosition }: Waiting,
): Promise<Unread | undefined> {
  const { rows } = await sql<Unread>`
    select side.other_id, o.name as other_name, side.course_id, co.title as course_title,
      ${onlineCondition(sql.ref('side.user_id'))} as is_online
    from conversation_sides side
    left join users o on o.id = side.other_id
    left join courses co on co.id = side.course_id
    where side.conversation_id = ${conversationId} and side.user_id = ${userId}
      and side.read_position = ${readPosition} and side.unread > 0 and not side.is_muted
    for share of side`.execute(db)
  return rows[0]
}
