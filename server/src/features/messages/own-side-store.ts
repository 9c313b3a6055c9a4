import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'

type Conversation = RawBuilder<unknown>

/** False when no message waited to be read. */
export async function markRead(db: Db, userId: string, conversation: Conversation): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_sides set unread = 0, read_position = last_position, mail_due_at = null
    where conversation_id = (${conversation}) and user_id = ${userId} and unread > 0`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function hasSide(db: Db, userId: string, conversation: Conversation): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_sides where conversation_id = (${conversation}) and user_id = ${userId}`.execute(
    db,
  )
  return rows.length > 0
}

/** False when there is none. What waits unread in one that is no longer muted is not mailed of: it was seen, or left. */
export async function changeMuted(
  db: Db,
  userId: string,
  conversation: Conversation,
  isMuted: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_sides set is_muted = ${isMuted}, mail_due_at = null
    where conversation_id = (${conversation}) and user_id = ${userId}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Both sides have read everything that the two wrote to each other, and no mail is due. */
export const readAllOf = (db: Db, one: string, other: string) =>
  sql`update conversation_sides set unread = 0, read_position = last_position, mail_due_at = null
    where user_id in (${one}, ${other}) and other_id in (${one}, ${other})`.execute(db)

/** What lies in the past is told by no mail. */
export const forgetDueMails = (db: Db) =>
  sql`update conversation_sides set mail_due_at = null where mail_due_at is not null`.execute(db)
