import type { NoteKind, NoteWays } from '@academy/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** Null is as usual. */
export type StoredWays = { [Way in keyof NoteWays]: boolean | null }

export const choicesOf = (db: Db, userId: string) =>
  db
    .selectFrom('notification_choices')
    .select(['kind', 'bell', 'mail', 'push', 'sms'])
    .where('user_id', '=', userId)
    .execute()

export const hoursOf = (db: Db, userId: string) =>
  db.selectFrom('notification_hours').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** One after the other: two pages that save at once do not undo each other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db)
}

/** `ways` of null throughout are no row. */
export async function putChoices(
  db: Db,
  userId: string,
  rows: readonly ({ kind: NoteKind } & StoredWays)[],
): Promise<void> {
  const kinds = rows.map(({ kind }) => kind)
  await db
    .deleteFrom('notification_choices')
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .execute()
  const kept = rows.filter((row) => [row.bell, row.mail, row.push, row.sms].some((said) => said !== null))
  if (kept.length === 0) return
  await db
    .insertInto('notification_choices')
    .values(kept.map((row) => ({ user_id: userId, ...row })))
    .execute()
}

export interface StoredHours {
  quiet_from: number | null
  quiet_until: number | null
  digest_at: number | null
  next_digest_at: Date | null
}

export async function putHours(db: Db, userId: string, hours: StoredHours): Promise<void> {
  if (hours.quiet_from === null && hours.digest_at === null) {
    await db.deleteFrom('notification_hours').where('user_id', '=', userId).execute()
    return
  }
  await db
    .insertInto('notification_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute()
}

/** What one person hears of a kind, and how. */
export interface Wish {
  id: string
  name: string
  email: string
  wantsBell: boolean
  wantsMail: boolean
  wantsPush: boolean
  /** Null where they want no text message of it. */
  smsNumber: string | null
  hasDigest: boolean
  quietFrom: number | null
  quietUntil: number | null
}

/** For all who are told in one statement; whoever has no account any more is left out. The account's switches hold for every kind:
 * mail for those who want mail at an address that takes it, what is new in a course for those who follow their courses. */
export async function selectWishes(db: Db, userIds: readonly string[], kind: NoteKind): Promise<Wish[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<Wish>`
    select u.id, u.name, u.email,
      f.follows and coalesce(c.bell, true) as "wantsBell",
      f.follows and coalesce(c.mail, true) and u.email_notifications and u.mail_refused_at is null as "wantsMail",
      f.follows and coalesce(c.push, true) as "wantsPush",
      case when c.sms then p.number end as "smsNumber",
      h.digest_at is not null as "hasDigest", h.quiet_from as "quietFrom", h.quiet_until as "quietUntil"
    from users u
    cross join lateral (select u.course_updates or ${kind} <> 'course-update' as follows) f
    left join notification_choices c on c.user_id = u.id and c.kind = ${kind}
    left join notification_hours h on h.user_id = u.id
    left join phones p on p.user_id = u.id and c.sms and p.refused_at is null
    where u.id = any(${userIds}::text[]) order by u.id`.execute(db)
  return rows
}
