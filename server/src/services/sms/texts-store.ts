import { sql } from 'kysely'
import { freeRowsInHand, type LeasedDb, type LeasedTable } from '../leased-rows.ts'

/** Longer than the provider is waited for. */
const LEASE_SECONDS = 60
const KEPT_DAYS = 30

export type TextsDb = LeasedDb

export interface NewText {
  id: string
  userId: string
  number: string
  body: string
  about?: string
  expiresInSeconds?: number
}

/** Gives back which are new: of what they are about nobody hears twice. */
export async function insertTexts(db: TextsDb, texts: readonly NewText[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into text_messages (id, user_id, number, body, about, expires_at)
    select id, "userId", number, body, about, now() + make_interval(secs => "expiresInSeconds")
    from json_to_recordset(${JSON.stringify(texts)})
      m (id text, "userId" text, number text, body text, about text, "expiresInSeconds" float8)
    on conflict (user_id, about) where about is not null do nothing
    returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export interface ClaimedText {
  userId: string
  number: string
  body: string
}

/** Number and text go: there may be a code in it. */
export const TEXTS: LeasedTable<ClaimedText> = {
  table: 'text_messages',
  leaseSeconds: LEASE_SECONDS,
  columns: sql`user_id as "userId", number, body`,
  cleared: sql`number = null, body = null`,
}

/** A text that comes too late does not leave. Whoever is sending it at this moment notes it themselves. */
export async function dropLateText(db: TextsDb, id: string): Promise<void> {
  await sql`update text_messages set state = 'refused', number = null, body = null, lease = null, lease_until = null
    where id = ${id} and expires_at <= clock_timestamp()
      and (state = 'waiting' or (state = 'sending' and lease_until < clock_timestamp()))`.execute(db)
}

export const freeTextsInHand = (db: TextsDb): Promise<void> => freeRowsInHand(db, TEXTS)

/** Drops the texts that wait for somebody who wants none any more. */
export async function dropTextsTo(db: TextsDb, userId: string): Promise<void> {
  await sql`update text_messages set state = 'refused', number = null, body = null
    where user_id = ${userId} and state = 'waiting'`.execute(db)
}

/** Gives back how many went, `max` at most. */
export async function forgetTexts(db: TextsDb, max: number): Promise<number> {
  const { rows } = await sql`
    delete from text_messages where id in (
      select id from text_messages where created_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${max}
    ) returning id`.execute(db)
  return rows.length
}
