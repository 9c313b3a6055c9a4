import type { PushSubscriptionKeys } from '@academy/contract/notifications'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../http/context.ts'

export const devicesOf = (db: Db, userId: string, max: number) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.session_id', 'p.created_at', 'p.pushed_at', 's.device'])
    .where('p.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('p.id', 'desc')
    .limit(max)
    .execute()
export type DeviceRow = Awaited<ReturnType<typeof devicesOf>>[number]

/** In a statement: whether this person has a browser that is told. */
export const browsersCondition = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from push_subscriptions where user_id = ${userId})`

/** Who gives one address to a browser at the same moment does so one after the other. */
const lockEndpoint = (db: Db, endpoint: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 43))`.execute(db)

/** In that session from now on, whoever had this browser before: what was on its way to them goes nowhere. False where the session
 * has just ended. */
export async function putSubscription(
  db: Db,
  sessionId: string,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  now: Date,
): Promise<boolean> {
  await lockEndpoint(db, endpoint)
  await sql`
    delete from push_subscriptions p using sessions s
    where p.endpoint = ${endpoint} and s.id = ${sessionId} and p.user_id <> s.user_id`.execute(db)
  const { rows } = await sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
    select ${newId()}, user_id, id, ${endpoint}, ${p256dh}, ${auth}, ${now}
    from sessions where id = ${sessionId} for key share
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth
    returning id`.execute(db)
  return rows.length > 0
}

/** All but the newest. */
export const deleteOldestOf = (db: Db, userId: string, kept: number) =>
  sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${userId} order by id desc offset ${kept})`.execute(db)

export async function deleteOfSession(db: Db, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False where that person has no such device. */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False where nobody has the former one. An address that is somebody's already stays theirs. */
export async function moveSubscription(
  db: Db,
  former: { endpoint: string; auth: string },
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
): Promise<boolean> {
  await lockEndpoint(db, endpoint)
  const { numAffectedRows } = await sql`
    update push_subscriptions p set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
    where p.endpoint = ${former.endpoint} and p.auth = ${former.auth}
      and not exists (select from push_subscriptions o where o.endpoint = ${endpoint} and o.id <> p.id)`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** No browser listens at the address any more; a subscription that has another one by now stays. */
export const deleteDead = (db: Db, id: string, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute()
