import { type Kysely, sql } from 'kysely'
import { newId } from '../../db/ids.ts'

/** Longer than the provider is waited for. */
const LEASE_SECONDS = 60
const KEPT_DAYS = 30

// biome-ignore lint/suspicious/noExplicitAny: any database shape will do, only this service's own table is touched
export type TextsDb = Kysely<any>

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
  lease: string
}

/** Nobody else sends it until the lease is over. Null where it has left, is in somebody's hand, or comes too late. */
export async function claimText(db: TextsDb, id: string): Promise<ClaimedText | null> {
  const lease = newId()
  const { rows } = await sql<Omit<ClaimedText, 'lease'>>`
    update text_messages set state = 'sending', lease = ${lease},
      lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and coalesce(expires_at > clock_timestamp(), true)
      and (state = 'waiting' or (state = 'sending' and lease_until < clock_timestamp()))
    returning user_id as "userId", number, body`.execute(db)
  return rows[0] ? { ...rows[0], lease } : null
}

export async function isTextInHand(db: TextsDb, id: string): Promise<boolean> {
  const { rows } = await sql`select from text_messages where id = ${id} and state = 'sending'
    and coalesce(expires_at > clock_timestamp(), true)`.execute(db)
  return rows.length > 0
}

/** It did not leave: the next try may be anybody's. */
export async function putTextBack(db: TextsDb, id: string, lease: string): Promise<void> {
  await sql`update text_messages set state = 'waiting', lease = null, lease_until = null
    where id = ${id} and lease = ${lease}`.execute(db)
}

/** Number and text go: there may be a code in it. */
export async function settleText(db: TextsDb, id: string, state: 'sent' | 'refused'): Promise<void> {
  await sql`update text_messages set state = ${state}, number = null, body = null, lease = null, lease_until = null
    where id = ${id} and state in ('waiting', 'sending')`.execute(db)
}

/** What waits for somebody who wants no text messages any more. */
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
