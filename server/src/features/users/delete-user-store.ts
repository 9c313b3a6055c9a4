import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface Losses {
  lost: { enrolments: number; completions: number; notifications: number; messages: number }
  stays: Staying & { messages: number }
}
interface Staying {
  submissions: number
  certificates: number
  payments: number
  questions: number
  answers: number
}
type Counted = Losses['lost'] & Staying & { kept_messages: number }

/** What hangs on these people, each counted from their own index; what is counted are rows of the rooms below. */
export async function countLosses(db: Db, userIds: string[]): Promise<Losses> {
  const count = (table: string, column: string) =>
    sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = any(${userIds}::text[]))`
  const { rows } = await sql<Counted>`with talked as (
      select max(s.last_position) as messages, exists (select from conversation_sides o
        where o.conversation_id = s.conversation_id and o.user_id <> all(${userIds}::text[])) as is_kept
      from conversation_sides s where s.user_id = any(${userIds}::text[]) group by s.conversation_id)
    select
    ${count('enrolments', 'user_id')} as enrolments,
    ${count('lecture_completions', 'user_id')} as completions,
    ${count('notifications', 'user_id')} as notifications,
    ${count('submissions', 'student_id')} as submissions,
    ${count('certificates', 'student_id')} as certificates,
    ${count('payment_requests', 'student_id')} as payments,
    ${count('lecture_questions', 'author_id')} as questions,
    ${count('lecture_answers', 'author_id')} as answers,
    (select coalesce(sum(messages), 0) from talked where not is_kept) as messages,
    (select coalesce(sum(messages), 0) from talked where is_kept) as kept_messages`.execute(db)
  const { enrolments, completions, notifications, messages, kept_messages, ...stays } = rows[0] as Counted
  return {
    lost: { enrolments, completions, notifications, messages },
    stays: { ...stays, messages: kept_messages },
  }
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

/** Sessions, enrolments and progress go by cascade; grades, payments, certificates, questions and answers forget whose they were;
 * a conversation goes with the second of the two. */
export const removeUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
