import { type Expression, type SqlBool, sql } from 'kysely'
import { type Counted, countFound } from '../../../db/count-found.ts'
import { matchesSearch } from '../../../db/search.ts'
import type { Db } from '../../../http/context.ts'
import { PAYMENT_COLUMNS } from '../store.ts'

export interface Filters {
  search?: string | undefined
  course?: string | undefined
  student?: string | undefined
  status?: 'pending' | 'approved' | 'rejected' | undefined
  /** Days in Kigali, both included. */
  from?: string | undefined
  to?: string | undefined
}

const DAY_MS = 24 * 3_600_000
/** Kigali keeps UTC+2 all year. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+02:00`)

/** The requests `p` that a list wants. Its statement names the table so. */
export function wantedConditions({
  search,
  course,
  student,
  status,
  from,
  to,
}: Filters): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = []
  // As text of the statement, so that the index of those that wait can serve it.
  if (status) conditions.push(sql`p.status = ${sql.lit(status)}`)
  if (course) conditions.push(sql`p.course_id = ${course.toLowerCase()}`)
  if (student) conditions.push(sql`p.student_id = ${student}`)
  if (search) conditions.push(matchesPayment(search))
  if (from) conditions.push(sql`p.requested_at >= ${startOfDay(from)}`)
  if (to) conditions.push(sql`p.requested_at < ${new Date(startOfDay(to).getTime() + DAY_MS)}`)
  return conditions
}

/** Codes and numbers are found also without the spaces and hyphens that people put in. */
function matchesPayment(search: string): Expression<SqlBool> {
  const bare = search.replace(/[\s‐-―-]/g, '')
  const texts = bare !== search && bare !== '' ? [search, bare] : [search]
  return sql`(${sql.join(
    texts.map((text) => matchesSearch(sql`p.search`, text)),
    sql` or `,
  )})`
}

/** Requests with their student, who may be gone. */
export const reviewRows = (db: Db, conditions: Expression<SqlBool>[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('payment_requests as p')
      .leftJoin('users as u', 'u.id', 'p.student_id')
      .select(PAYMENT_COLUMNS)
      .select(['u.name as student_name', 'u.email as student_email', 'u.created_at as student_joined_at']),
  )

/** By state alone it is known; with other filters they are counted, up to as many as a list ever holds. */
export async function countWanted(
  db: Db,
  { status, ...others }: Filters,
  kept: ReadonlyMap<string, number>,
): Promise<Counted> {
  if (!Object.values(others).some(Boolean)) {
    const total = status ? (kept.get(status) ?? 0) : [...kept.values()].reduce((sum, count) => sum + count, 0)
    return { total, hasMore: false }
  }
  const found = wantedConditions({ status, ...others }).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('payment_requests as p').select('p.id'),
  )
  return countFound(db, sql`${found}`)
}
