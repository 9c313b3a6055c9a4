import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface Losses {
  lost: { enrolments: number; completions: number; notifications: number }
  stays: { submissions: number; certificates: number; payments: number }
}

/** What hangs on these people, each counted from their own index; what is counted are rows of the rooms below. */
export async function countLosses(db: Db, userIds: string[]): Promise<Losses> {
  const count = (table: string, column: string) =>
    sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = any(${userIds}::text[]))`
  const { rows } = await sql<Losses['lost'] & Losses['stays']>`select
    ${count('enrolments', 'user_id')} as enrolments,
    ${count('lecture_completions', 'user_id')} as completions,
    ${count('notifications', 'user_id')} as notifications,
    ${count('submissions', 'student_id')} as submissions,
    ${count('certificates', 'student_id')} as certificates,
    ${count('payment_requests', 'student_id')} as payments`.execute(db)
  const { enrolments, completions, notifications, ...stays } = rows[0] as Losses['lost'] & Losses['stays']
  return { lost: { enrolments, completions, notifications }, stays }
}

export interface OwnedCourses {
  courses: { id: string; title: string }[]
  count: number
}

/** The first of them by title, and how many there are. */
export async function ownedCourses(db: Db, userId: string, limit: number): Promise<OwnedCourses> {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    select id, title, count(*) over () as count from courses where instructor_id = ${userId}
    order by title, id limit ${limit}`.execute(db)
  return { courses: rows.map(({ id, title }) => ({ id, title })), count: rows[0]?.count ?? 0 }
}

/** Sessions, enrolments and progress go by cascade; grades, payments and certificates forget whose they were. */
export const removeUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
