import type { NoteKind } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../http/context.ts'
import type { PushNote } from './tell-store.ts'

/** Longer than a run holds what it has claimed (send-due.ts). */
export const PUSH_LEASE_SECONDS = 180
const KEPT_DAYS = 30
const ROWS_MAX = 2_000

/** One that is due, with what decides whether it still is to leave. */
export interface DuePush {
  subscriptionId: string
  about: string
  kind: NoteKind | null
  /** The note is pushed again when it grows. */
  grows: boolean
  isLate: boolean
  tries: number
  createdAt: Date
  endpoint: string
  p256dh: string
  auth: string
  /** As the bell has it now, or as it was told; null where it was deleted, or nothing waits any more. */
  note: PushNote | null
  isRead: boolean
  /** The person wants such things, and the session lasts. */
  isWanted: boolean
  quietFrom: number | null
  quietUntil: number | null
}

/** Due for some browsers, those that wait longest first. All of a browser's go to one sender, who holds them until the commit. */
export async function selectDue(db: Db, now: Date, browsers: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select distinct d.subscription_id from (
        select subscription_id from pushes where state = 'waiting' and due_at <= ${now} order by due_at limit ${browsers}) d
    ), theirs as (
      select s.id from push_subscriptions s join due on due.subscription_id = s.id order by s.id
      for no key update of s skip locked
    )
    select p.subscription_id as "subscriptionId", p.about, p.kind,
      p.kind is not null and p.event <> p.about as grows, p.is_late as "isLate", p.tries, p.created_at as "createdAt",
      s.endpoint, s.p256dh, s.auth,
      case when p.note is not null then p.note
        when n.id is not null then json_build_object('title', n.title, 'message', n.message, 'link', n.link) end as note,
      coalesce(n.is_read, false) as "isRead",
      x.expires_at > now() and (p.kind is null or coalesce(c.push, true) and (u.course_updates or p.kind <> 'course-update'))
        as "isWanted",
      h.quiet_from as "quietFrom", h.quiet_until as "quietUntil"
    from theirs
    join push_subscriptions s on s.id = theirs.id
    join pushes p on p.subscription_id = s.id and p.state = 'waiting' and p.due_at <= ${now}
    join sessions x on x.id = s.session_id
    join users u on u.id = s.user_id
    left join notifications n on n.user_id = s.user_id and n.about = p.about and p.note is null
    left join notification_choices c on c.user_id = s.user_id and c.kind = p.kind
    left join notification_hours h on h.user_id = s.user_id
    order by p.subscription_id, p.created_at limit ${ROWS_MAX} for no key update of p skip locked`.execute(db)
  return rows
}

type Key = Pick<DuePush, 'subscriptionId' | 'about'>
const areThese = (keys: readonly Key[]) => sql`(subscription_id, about) in (
  select * from unnest(${keys.map((key) => key.subscriptionId)}::text[], ${keys.map((key) => key.about)}::text[]))`

/** Takes the lease of pushes: no other node sends them until it is over. */
export async function claim(db: Db, keys: readonly Key[]): Promise<string> {
  const lease = newId()
  await sql`update pushes set state = 'sending', lease = ${lease},
    lease_until = clock_timestamp() + make_interval(secs => ${PUSH_LEASE_SECONDS}) where ${areThese(keys)}`.execute(
    db,
  )
  return lease
}

/** What has left, never leaves, or is not to leave any more. With `lease` only where it is still ours: what grew meanwhile goes again. */
export const settle = (db: Db, keys: readonly Key[], lease: string | null) =>
  sql`update pushes set state = 'done', note = null, lease = null, lease_until = null
    where ${areThese(keys)} and lease is not distinct from ${lease}`.execute(db)

/** The pushes wait until that moment. */
export const postpone = (db: Db, keys: readonly Key[], until: Date, lease: string | null, tries = 0) =>
  sql`update pushes set state = 'waiting', lease = null, lease_until = null, is_late = true, due_at = ${until},
    tries = tries + ${tries}::int where ${areThese(keys)} and lease is not distinct from ${lease}`.execute(db)

export const markPushed = (db: Db, subscriptionId: string, now: Date) =>
  db.updateTable('push_subscriptions').set({ pushed_at: now }).where('id', '=', subscriptionId).execute()

/** Whoever held them is gone. */
export const freeLost = (db: Db) =>
  sql`update pushes set state = 'waiting', lease = null, lease_until = null, is_late = true
    where state = 'sending' and lease_until < clock_timestamp()`.execute(db)

/** Gives back how many went, `max` at most. */
export async function forgetPushes(db: Db, now: Date, max: number): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  const { rows } = await sql`
    delete from pushes where (subscription_id, about) in (
      select subscription_id, about from pushes where created_at < ${before} limit ${max})
    returning 1`.execute(db)
  return rows.length
}
