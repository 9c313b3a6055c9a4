import { sql } from 'kysely'
import { freeRowsInHand, isRowInHand, type LeasedDb, type LeasedTable } from '../leased-rows.ts'
import type { MailMessage, PostedMail } from './mail.ts'

/** Longer than a hand-over takes: connecting, greeting and each silence have limits of their own (transport.ts). */
export const MAIL_LEASE_SECONDS = 120
/** What has left, or never could, is forgotten then. */
const KEPT_DAYS = 30

export type MailsDb = LeasedDb

export interface ClaimedMail {
  userId: string | null
  message: MailMessage
}

/** Codes and links go with the text; where it went stays, as it may come back. */
export const MAILS: LeasedTable<ClaimedMail> = {
  table: 'mails',
  leaseSeconds: MAIL_LEASE_SECONDS,
  columns: sql`user_id as "userId", message`,
  cleared: sql`recipient = message ->> 'to', message = null`,
}

/** Gives back which are new: of those with `about` nobody gets a second one. */
export async function insertMails(
  db: MailsDb,
  mails: readonly (PostedMail & { id: string })[],
): Promise<Set<string>> {
  const rows = mails.map(({ id, userId, about, message }) => ({ id, user_id: userId, about, message }))
  const { rows: put } = await sql<{ id: string }>`
    insert into mails (id, user_id, about, message)
    select id, user_id, about, message
    from json_to_recordset(${JSON.stringify(rows)}) m (id text, user_id text, about text, message json)
    on conflict (user_id, about) where about is not null do nothing
    returning id`.execute(db)
  return new Set(put.map(({ id }) => id))
}

export const isMailInHand = (db: MailsDb, id: string): Promise<boolean> => isRowInHand(db, MAILS, id)

export const freeMailsInHand = (db: MailsDb): Promise<void> => freeRowsInHand(db, MAILS)

export interface ReturnedMail {
  userId: string
  recipient: string
}

/** The letter with that id, where it has left for one of these addresses and had not come back before. Its reader stays known. */
export async function takeReturnedMail(
  db: MailsDb,
  id: string,
  addresses: readonly string[],
): Promise<ReturnedMail | null> {
  const { rows } = await sql<ReturnedMail>`
    update mails set state = 'returned'
    where id = ${id} and state = 'sent' and user_id is not null
      and lower(recipient) = any(${addresses.map((address) => address.toLowerCase())}::text[])
    returning user_id as "userId", recipient`.execute(db)
  return rows[0] ?? null
}

/** What tells somebody of their things and waits, for the end of quiet hours say, goes where they are now. Letters about the
 * account itself stay with the address that they were written to. */
export async function readdressMails(db: MailsDb, userId: string, to: string): Promise<void> {
  await sql`update mails set message = jsonb_set(message::jsonb, '{to}', to_jsonb(${to}::text))::json
    where user_id = ${userId} and state = 'waiting' and message ->> 'unsubscribeUrl' is not null`.execute(db)
}

/** Gives back how many went, `max` at most. */
export async function forgetMails(db: MailsDb, max: number): Promise<number> {
  const { rows } = await sql`
    delete from mails where id in (
      select id from mails where created_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${max}
    ) returning id`.execute(db)
  return rows.length
}
