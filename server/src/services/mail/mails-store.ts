import { type Kysely, sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { MailMessage, PostedMail } from './mail.ts'

/** Longer than a hand-over takes: connecting, greeting and each silence have limits of their own (transport.ts). */
export const MAIL_LEASE_SECONDS = 120
/** What has left, or never could, is forgotten then. */
const KEPT_DAYS = 30

// biome-ignore lint/suspicious/noExplicitAny: any database shape will do, only this service's own table is touched
export type MailsDb = Kysely<any>

export interface ClaimedMail {
  userId: string | null
  message: MailMessage
  lease: string
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

/** Nobody else sends it until the lease is over. Null where it has left, or is in somebody's hand. */
export async function claimMail(db: MailsDb, id: string): Promise<ClaimedMail | null> {
  const lease = newId()
  const { rows } = await sql<Omit<ClaimedMail, 'lease'>>`
    update mails set state = 'sending', lease = ${lease},
      lease_until = clock_timestamp() + make_interval(secs => ${MAIL_LEASE_SECONDS})
    where id = ${id} and (state = 'waiting' or (state = 'sending' and lease_until < clock_timestamp()))
    returning user_id as "userId", message`.execute(db)
  return rows[0] ? { ...rows[0], lease } : null
}

export async function isMailInHand(db: MailsDb, id: string): Promise<boolean> {
  const { rows } = await sql`select from mails where id = ${id} and state = 'sending'`.execute(db)
  return rows.length > 0
}

/** It did not leave: the next try may be anybody's. */
export async function putMailBack(db: MailsDb, id: string, lease: string): Promise<void> {
  await sql`update mails set state = 'waiting', lease = null, lease_until = null
    where id = ${id} and lease = ${lease}`.execute(db)
}

/** Whoever holds it now: what has left has left. Codes and links go with the text; where it went stays, as it may come back. */
export async function settleMail(db: MailsDb, id: string, state: 'sent' | 'refused'): Promise<void> {
  await sql`update mails set state = ${state}, recipient = message ->> 'to', message = null, lease = null, lease_until = null
    where id = ${id} and state in ('waiting', 'sending')`.execute(db)
}

/** For a process that knows that nobody else sends: what was in hand was left behind. */
export async function freeMailsInHand(db: MailsDb): Promise<void> {
  await sql`update mails set state = 'waiting', lease = null, lease_until = null
    where state = 'sending'`.execute(db)
}

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
