import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import { type RequestRow, selectRequests } from '../requests/store.ts'

/** Certificates that somebody waits for, the newest first. */
export const selectWaiting = (db: Db, studentId: string): Promise<RequestRow[]> =>
  selectRequests(
    db,
    sql`select * from certification_requests where student_id = ${studentId} and status <> 'completed'
      order by requested_at desc, id desc limit ${LIST_MAX_ROWS}`,
    sql`r.requested_at desc, r.id desc`,
  )

export async function findRequestOf(
  db: Db,
  studentId: string,
  courseId: string,
): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(
    db,
    sql`select * from certification_requests where student_id = ${studentId} and course_id = ${courseId}`,
    sql`r.id`,
  )
  return row
}
