import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export const ROWS_AT_A_TIME = 1_000

export async function deleteSome(db: Db, about: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from notifications where id = any(array(
      select id from notifications where kind = 'announcement' and about = ${about}
      order by id limit ${ROWS_AT_A_TIME})) returning user_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Their jobs find no mail and end. */
export async function deleteWaitingMails(db: Db, about: string): Promise<number> {
  const { rows } = await sql`
    delete from mails where id = any(array(
      select id from mails where about = ${about} and state = 'waiting' order by id limit ${ROWS_AT_A_TIME}))
      and state = 'waiting' returning id`.execute(db)
  return rows.length
}
