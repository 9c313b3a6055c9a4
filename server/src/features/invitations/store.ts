import type { InvitationFilters, InvitationStanding } from '@academy/contract/invitations'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import type { InvitationsTable } from '../../db/schema-invitations.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'
import { MAIL_LEASE_SECONDS } from '../../services/mail/index.ts'

export type InvitationRow = Selectable<InvitationsTable>
export interface ListedRow extends Omit<InvitationRow, 'state'> {
  state: InvitationStanding
  courses: { _id: string; title: string }[]
}
export interface Member {
  id: string
  role: 'user' | 'instructor' | 'admin'
}

/** By the key of the address that found them. */
export async function selectMembers(db: Db, emails: string[], keys: string[]): Promise<Map<string, Member>> {
  const { rows } = await sql<Member & { key: string }>`
    select u.id, case when u.mainrole = 'superadmin' then 'admin' else u.role end as role, asked.key
    from unnest(${emails}::text[], ${keys}::text[]) asked (email, key)
    join users u on u.email = asked.email or u.email_key = asked.key`.execute(db)
  return new Map(rows.map(({ key, ...member }) => [key, member]))
}

export async function selectInvited(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invitations')
    .select('email_key')
    .where(sql<boolean>`email_key = any(${keys}::text[])`)
    .where('state', 'in', ['waiting', 'sent', 'failed'])
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** False when somebody else invited that address meanwhile. */
export async function insertInvitation(
  db: Db,
  invitation: Insertable<InvitationsTable>,
  courseIds: string[],
): Promise<boolean> {
  const row = await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const courses = courseIds.map((course_id) => ({ invitation_id: row.id, course_id }))
  if (courses.length > 0) await db.insertInto('invitation_courses').values(courses).execute()
  return true
}

export const findForUpdate = (db: Db, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findInvitation = (db: Db, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()

/** False while somebody else sends it. The clock is the database's, as it is of whoever looks at it. */
export async function leaseMail(db: Db, id: string, mailId: string): Promise<boolean> {
  const { rows } = await sql`
    update invitations set mail_id = ${mailId},
      mail_lease_until = clock_timestamp() + make_interval(secs => ${MAIL_LEASE_SECONDS})
    where id = ${id} and (mail_lease_until is null or mail_lease_until < clock_timestamp())
    returning id`.execute(db)
  return rows.length > 0
}

export const changeInvitation = (db: Db, id: string, change: Partial<Insertable<InvitationsTable>>) =>
  db.updateTable('invitations').set(change).where('id', '=', id).execute()

/** Its link lives as long as it says. */
export const markSent = (db: Db, id: string, days: number) =>
  db
    .updateTable('invitations')
    .set({
      state: 'sent',
      problem: '',
      mail_id: null,
      mail_lease_until: null,
      sent_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .where('id', '=', id)
    .execute()

/** Invitations that nobody has answered, locked in one order. */
export const lockOpen = (db: Db, ids: string[]): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('state', 'in', ['waiting', 'sent', 'failed'])
    .orderBy('id')
    .forUpdate()
    .execute()

export const coursesOf = (db: Db, invitationId: string) =>
  db
    .selectFrom('invitation_courses')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select(['courses.id', 'courses.title', 'courses.instructor_id'])
    .where('invitation_id', '=', invitationId)
    .orderBy('courses.id')
    .execute()

export async function countBatch(db: Db, batchId: string) {
  const { rows } = await sql<{ total: number; waiting: number; failed: number }>`
    select count(*) as total, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'failed') as failed
    from invitations where batch_id = ${batchId}`.execute(db)
  return rows[0] as (typeof rows)[0] & {}
}

const standing = sql<InvitationStanding>`(case when state = 'sent' and expires_at <= now() then 'expired' else state end)`

function wantedConditions({ q: search, state }: InvitationFilters): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (state === 'expired') conditions.push(sql`state = 'sent' and expires_at <= now()`)
  else if (state === 'sent') conditions.push(sql`state = 'sent' and expires_at > now()`)
  else if (state) conditions.push(sql`state = ${state}`)
  if (search) conditions.push(matchesSearch(sql`search_key`, search))
  return sql.join(conditions, sql` and `)
}

export function countWanted(db: Db, filters: InvitationFilters): Promise<Counted> {
  return countFound(db, sql`select from invitations where ${wantedConditions(filters)}`)
}

const COLUMNS = sql`i.*, ${standing} as state, coalesce((
  select jsonb_agg(jsonb_build_object('_id', c.id, 'title', c.title) order by c.title, c.id)
  from invitation_courses ic join courses c on c.id = ic.course_id where ic.invitation_id = i.id), '[]') as courses`

/** The newest first; `last` is the one that the page before ended with. */
export async function selectWanted(
  db: Db,
  filters: InvitationFilters,
  { limit, offset = 0, last }: Partial<RowRange> & { limit: number; last?: ListedRow | undefined },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${COLUMNS} from invitations i where id = any(array(
      select id from invitations
      where ${wantedConditions(filters)} and ${last ? sql`id < ${last.id}` : sql`true`}
      order by id desc limit ${limit} offset ${offset}))
    order by i.id desc`.execute(db)
  return rows
}
