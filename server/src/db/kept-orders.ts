import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Adds up what lists of all courses and all quizzes are sorted by. It locks nothing that anybody but itself writes; what is as it was is
 * left alone. */
export async function addUpOrders(db: Kysely<Database>): Promise<void> {
  await sql`
    update course_orders o set students = t.students, lectures = t.lectures, quizzes = t.quizzes
    from (select course_id, sum(students)::bigint as students, sum(lectures)::bigint as lectures, sum(quizzes)::bigint as quizzes
      from course_totals group by 1) t
    where t.course_id = o.course_id
      and (o.students, o.lectures, o.quizzes) is distinct from (t.students, t.lectures, t.quizzes)`.execute(
    db,
  )
  await sql`
    update quiz_orders o set pending = n.pending, graded = n.graded
    from (select assessment_id, sum(pending)::bigint as pending, sum(total - pending)::bigint as graded
      from assessment_submission_counts group by 1) n
    where n.assessment_id = o.assessment_id
      and (o.pending, o.graded) is distinct from (n.pending, n.graded)`.execute(db)
}
