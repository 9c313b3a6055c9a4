import { sql } from 'kysely'
import type { Context, Db } from '../../http/context.ts'
import { deleteWaitingPushes } from './push/tell-store.ts'

const ROWS_AT_A_TIME = 1_000

/** What many were told leaves their bells, and its mails and pushes that wait stay; false when nothing is left. Notes of one kind alone: of an
 * announcement's. A mail that is under way arrives. */
export async function takeBack(ctx: Context, about: string): Promise<boolean> {
  const people = await deleteSome(ctx.db, about)
  const mails = await deleteWaitingMails(ctx.db, about)
  const pushes = await deleteWaitingPushes(ctx.db, about, ROWS_AT_A_TIME)
  await ctx.events.tell(
    people.map((id) => `person:${id}` as const),
    'notifications',
  )
  return [people.length, mails, pushes].includes(ROWS_AT_A_TIME)
}

async function deleteSome(db: Db, about: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from notifications where id = any(array(
      select id from notifications where kind = 'announcement' and about = ${about}
      order by id limit ${ROWS_AT_A_TIME})) returning user_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Their jobs find no mail and end. */
async function deleteWaitingMails(db: Db, about: string): Promise<number> {
  const { rows } = await sql`
    delete from mails where id = any(array(
      select id from mails where about = ${about} and state = 'waiting' order by id limit ${ROWS_AT_A_TIME}))
      and state = 'waiting' returning id`.execute(db)
  return rows.length
}
