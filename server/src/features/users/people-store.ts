import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { PeopleFilters, PeopleRole, PeopleSort } from '@academy/contract/users'
import { type RawBuilder, sql } from 'kysely'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'

export interface PersonRow {
  id: string
  name: string
  email: string
  role: 'user' | 'instructor' | 'admin'
  mainrole: '' | 'superadmin'
  created_at: Date
  last_login_at: Date | null
  /** Ids of the courses they study, the newest first. */
  subscription: string[]
  taught_courses: number
}
export type RoleCounts = Record<PeopleRole, number>

/** As the indexes have it (migration 0016). */
const role = sql<PeopleRole>`(case when mainrole = 'superadmin' then 'superadmin' else role end)`

const ORDERS: Record<PeopleSort, RawBuilder<unknown>> = {
  name: sql`folded(name), id`,
  '-name': sql`folded(name) desc, id desc`,
  email: sql`email, id`,
  '-email': sql`email desc, id desc`,
  lastLogin: sql`last_login_at nulls first, id`,
  '-lastLogin': sql`last_login_at desc nulls last, id desc`,
  joined: sql`id`,
  '-joined': sql`id desc`,
}
const reversed = (sort: PeopleSort) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as PeopleSort

function roleCondition(wanted: PeopleRole | undefined): RawBuilder<unknown> {
  if (!wanted) return sql`true`
  // In the words of the index of admins.
  return wanted === 'admin' ? sql`(role = 'admin' or mainrole = 'superadmin')` : sql`${role} = ${wanted}`
}

export async function countPeople(db: Db): Promise<RoleCounts> {
  const { rows } = await sql<{ role: PeopleRole; total: number }>`
    select role, sum(total)::bigint as total from user_counts group by role`.execute(db)
  const counts = { user: 0, instructor: 0, admin: 0, superadmin: 0 }
  for (const { role: of, total } of rows) counts[of] = total
  return counts
}

/** Whom a search finds, in the order of the list: whoever pages through them searches no further. */
export async function findPeople(
  db: Db,
  { q: search = '', role: wanted }: PeopleFilters,
  sort: PeopleSort,
): Promise<{ ids: string[]; hasMore: boolean }> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${roleCondition(wanted)} and ${matchesSearch(sql`search_key`, search)}
    order by ${ORDERS[sort]} limit ${LIST_MAX_ROWS + 1}`.execute(db)
  const ids = rows.slice(0, LIST_MAX_ROWS).map(({ id }) => id)
  return { ids, hasMore: rows.length > LIST_MAX_ROWS }
}

/** Which come first is known from an index; only those of the page are read whole. */
export const selectPeople = (
  db: Db,
  { role: wanted, sort, total }: { role: PeopleRole | undefined; sort: PeopleSort; total: number },
  asked: RowRange,
): Promise<PersonRow[]> =>
  rowsOfPage(asked, { total }, ({ limit, offset }, isReversed) => {
    const way = isReversed ? reversed(sort) : sort
    const ids = candidates(wanted, ORDERS[way], limit + offset)
    return selectNamed(db, sql`array(${ids} limit ${limit} offset ${offset})`, way)
  })

/** @param ids an array of them */
export async function selectNamed(
  db: Db,
  ids: RawBuilder<unknown> | readonly string[],
  sort: PeopleSort,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${COLUMNS} from users where id = any(${ids}) order by ${ORDERS[sort]}`.execute(db)
  return rows
}

/** @param last the place of the last one that is wanted */
function candidates(
  wanted: PeopleRole | undefined,
  order: RawBuilder<unknown>,
  last: number,
): RawBuilder<unknown> {
  if (wanted !== 'admin') return sql`select id from users where ${roleCondition(wanted)} order by ${order}`
  // Superadmins have an index of their own, and both are in its order.
  return sql`select id from (
    (select * from users where ${role} = 'admin' order by ${order} limit ${last})
    union all (select * from users where ${role} = 'superadmin' order by ${order} limit ${last})) admins
    order by ${order}`
}

const COLUMNS = sql`users.id, users.name, users.email, users.role, users.mainrole, users.created_at, users.last_login_at,
  array(select course_id::text from enrolments where user_id = users.id order by course_id desc
    limit ${sql.lit(LIST_MAX_ROWS)}) as subscription,
  (select count(*) from courses where instructor_id = users.id) as taught_courses`

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`select ${COLUMNS} from users where id = ${id}`.execute(db)
  return rows[0]
}

/** The newest first, behind `last`: for a file of all of them. */
export async function selectPeopleAfter(
  db: Db,
  { q, role: wanted }: PeopleFilters,
  last: PersonRow | undefined,
  limit: number,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${COLUMNS} from users
    where ${roleCondition(wanted)} and ${q ? matchesSearch(sql`search_key`, q) : sql`true`} and ${last ? sql`id < ${last.id}` : sql`true`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
