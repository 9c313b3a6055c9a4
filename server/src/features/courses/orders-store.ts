import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** Adds up what lists of all courses are sorted by. It locks nothing that anybody but itself writes; what is as it was is left alone. */
export async function addUpCourseOrders(db: Db): Promise<void> {
  await sql`
    update course_orders o set students = t.students, lectures = t.lectures, quizzes = t.quizzes
    from (select course_id, sum(students)::bigint as students, sum(lectures)::bigint as lectures, sum(quizzes)::bigint as quizzes
      from course_totals group by 1) t
    where t.course_id = o.course_id
      and (o.students, o.lectures, o.quizzes) is distinct from (t.students, t.lectures, t.quizzes)`.execute(
    db,
  )
}
