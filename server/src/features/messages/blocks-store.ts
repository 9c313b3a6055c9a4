import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { PersonRow } from './rows.ts'

/** The newest first. */
export const selectBlocked = (db: Db, blockerId: string): Promise<PersonRow[]> =>
  db
    .selectFrom('message_blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blocked_id')
    .select(['u.id', 'u.name', 'u.role', 'u.mainrole'])
    .where('b.blocker_id', '=', blockerId)
    .orderBy('b.created_at', 'desc')
    .orderBy('u.id')
    .limit(LIST_MAX_ROWS)
    .execute()

/** Two students of one course. */
export async function areClassmates(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from enrolments a join enrolments b on b.course_id = a.course_id and b.user_id = ${other}
    where a.user_id = ${one} and not exists (
      select from users u where u.id in (${one}, ${other}) and messaging_role(u.role, u.mainrole) <> 'student')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Who writes to the other at this moment is waited for; who does so later waits for the commit, and finds the block. */
export const lockPair = (db: Db, one: string, other: string) =>
  sql`select pg_advisory_xact_lock(message_pair(${one}, ${other}))`.execute(db)

export const insertBlock = (db: Db, blockerId: string, blockedId: string) =>
  db
    .insertInto('message_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** False when there was no such block. */
export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
