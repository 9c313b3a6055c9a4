import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { CertificationRequestsTable } from '../../../db/schema-money-and-proof.ts'
import type { Db } from '../../../http/context.ts'

/** A request with its student and the certificate that came of it: the one that counts, else the newest revoked one. */
export interface RequestRow {
  id: string
  status: 'pending' | 'approved' | 'completed'
  student_id: string | null
  student_name: string | null
  student_email: string | null
  course_id: string | null
  course_title: string
  submission_id: string | null
  percentage: number
  requested_by: string | null
  requested_by_name: string
  requested_at: Date
  /** The same whole: a Date loses microseconds. */
  requested_key: string
  approved_by_name: string | null
  approved_at: Date | null
  completed_at: Date | null
  notes: string
  problem: string
  batch_id: string | null
  certificate_id: string | null
  number: string | null
  holder_name: string | null
  issued_at: Date | null
  is_uploaded: boolean | null
  revoked_at: Date | null
  revoked_reason: string | null
}

/** Of the rows `found`, in its order. */
export async function selectRequests(
  db: Db,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.status, r.student_id, u.name as student_name, u.email as student_email, r.course_id,
      r.course_title, r.submission_id, r.percentage::float8 as percentage, r.requested_by, r.requested_by_name,
      r.requested_at, r.requested_at::text as requested_key, r.approved_by_name, r.approved_at, r.completed_at, r.notes, r.problem, r.batch_id,
      c.id as certificate_id, c.number, c.holder_name, c.issued_at, c.is_uploaded, c.revoked_at, c.revoked_reason
    from (${found}) r
    left join users u on u.id = r.student_id
    left join lateral (
      select * from certificates where request_id = r.id order by (revoked_at is null) desc, id desc limit 1
    ) c on true
    order by ${order}`.execute(db)
  return rows
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(
    db,
    sql`select * from certification_requests where id = ${id}`,
    sql`r.id`,
  )
  return row
}

/** Locked in the order of their ids. Student and course come first, as deleting one of them takes it before its requests. */
export async function lockRequests(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  const own = (column: 'student_id' | 'course_id') =>
    sql`select ${sql.ref(column)} from certification_requests where id = any(${ids}::text[])`
  await sql`select id from users where id in (${own('student_id')}) order by id for key share`.execute(db)
  await sql`select id from courses where id in (${own('course_id')}) order by id for key share`.execute(db)
  await sql`select id from certification_requests where id = any(${ids}::text[]) order by id for update`.execute(
    db,
  )
  return selectRequests(
    db,
    sql`select * from certification_requests where id = any(${ids}::text[])`,
    sql`r.requested_at, r.id`,
  )
}

/** Requests that a student already has for a course are left out: the unique key decides. */
export function insertRequests(
  db: Db,
  rows: Insertable<CertificationRequestsTable>[],
): Promise<{ id: string; student_id: string | null; submission_id: string | null }[]> {
  if (rows.length === 0) return Promise.resolve([])
  return db
    .insertInto('certification_requests')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['student_id', 'course_id']).doNothing())
    .returning(['id', 'student_id', 'submission_id'])
    .execute()
}

export const changeRequests = (
  db: Db,
  ids: readonly string[],
  change: Partial<Insertable<CertificationRequestsTable>>,
) => db.updateTable('certification_requests').set(change).where('id', 'in', ids).execute()

export const deleteRequest = (db: Db, id: string) =>
  db.deleteFrom('certification_requests').where('id', '=', id).execute()
