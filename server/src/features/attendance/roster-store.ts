import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface RosterRow {
  id: string
  name: string
  email: string
  enrolled_at: Date
  present: number
  absent: number
}

/** The students after `after` by their id: a part of a course of any size costs the same. */
export const selectRoster = (
  db: Db,
  courseId: string,
  after: string,
  limit: number = LIST_MAX_ROWS,
): Promise<RosterRow[]> =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('attendance_totals as t', (join) =>
      join.onRef('t.course_id', '=', 'e.course_id').onRef('t.student_id', '=', 'e.user_id'),
    )
    .where('e.course_id', '=', courseId)
    .where('e.user_id', '>', after)
    .select(['u.id', 'u.name', 'u.email', 'e.enrolled_at'])
    .select([
      sql<number>`coalesce(t.present, 0)`.as('present'),
      sql<number>`coalesce(t.absent, 0)`.as('absent'),
    ])
    .orderBy('e.user_id')
    .limit(limit)
    .execute()

export async function countRoster(db: Db, courseId: string): Promise<number> {
  const row = await db
    .selectFrom('course_totals')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('students'), sql<number>`0`).as('students'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return row.students
}

/** Those of the ids that study the course; they stay so while a transaction lasts. */
export const findEnrolled = (db: Db, courseId: string, studentIds: string[]) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['u.id', 'u.name'])
    .where('e.course_id', '=', courseId)
    .where(sql<boolean>`e.user_id = any(${studentIds}::text[])`)
    .forKeyShare('e')
    .execute()

/** Who of the ids has attended less than `percent` of the course's days. */
export async function selectBelow(
  db: Db,
  courseId: string,
  percent: number,
  studentIds: readonly string[],
): Promise<RosterRow[]> {
  const { rows } = await sql<RosterRow>`
    select u.id, u.name, u.email, e.enrolled_at, t.present, t.absent
    from attendance_totals t
    join enrolments e on e.course_id = t.course_id and e.user_id = t.student_id
    join users u on u.id = t.student_id
    where t.course_id = ${courseId} and t.student_id = any(${studentIds}::text[])
      and t.present * 100 < ${percent}::int * (t.present + t.absent)`.execute(db)
  return rows
}
