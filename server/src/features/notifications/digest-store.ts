import { type NoteKind, nextMoment } from '@academy/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

const DAY_MS = 86_400_000

interface DueDigest {
  id: string
  name: string
  email: string
  wantsMail: boolean
  digestAt: number
  dueAt: Date
  quietFrom: number | null
  quietUntil: number | null
}

/** Those whose hour has come, the longest waiting first; each goes to one of the nodes that ask, and their next one is set. */
export async function takeDueDigests(db: Db, now: Date, max: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    select u.id, u.name, u.email, u.email_notifications and u.mail_refused_at is null as "wantsMail",
      h.digest_at as "digestAt", h.next_digest_at as "dueAt", h.quiet_from as "quietFrom", h.quiet_until as "quietUntil"
    from notification_hours h join users u on u.id = h.user_id
    where h.next_digest_at <= ${now}
    order by h.next_digest_at limit ${max} for update of h skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  const next = rows.map(({ digestAt }) => nextMoment(now, digestAt).toISOString())
  await sql`
    update notification_hours h set next_digest_at = n.at
    from unnest(${ids}::text[], ${next}::timestamptz[]) n (id, at) where h.user_id = n.id`.execute(db)
  return rows
}

export interface DigestItem {
  userId: string
  kind: NoteKind
  title: string
  message: string
  total: number
}

/** What each has not read since the day before their hour, of the kinds that they want by mail: the newest, and how many in all. */
export async function selectDigestItems(
  db: Db,
  due: readonly DueDigest[],
  max: number,
): Promise<DigestItem[]> {
  const ids = due.map(({ id }) => id)
  const since = due.map(({ dueAt }) => new Date(dueAt.getTime() - DAY_MS).toISOString())
  const { rows } = await sql<DigestItem>`
    select d.user_id as "userId", n.kind, n.title, n.message, n.total
    from unnest(${ids}::text[], ${since}::timestamptz[]) d (user_id, since)
    cross join lateral (
      select n.id, n.kind, n.title, n.message, count(*) over () as total
      from notifications n
      left join notification_choices c on c.user_id = n.user_id and c.kind = n.kind
      where n.user_id = d.user_id and not n.is_read and n.created_at >= d.since and coalesce(c.mail, true)
      order by n.id desc limit ${max}) n
    order by d.user_id, n.id desc`.execute(db)
  return rows
}
