import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'

/** Success is the share of enrolled students who have completed every lecture, over enrolments in courses with lectures: as many as
 * are kept for each number of lectures. */
export async function countFigures(db: Services['db']) {
  const { rows } = await sql<{ courses: number; students: number; experts: number; successPercent: number }>`
    with sizes as (select course_id, sum(lectures) as lectures from course_totals group by course_id having sum(lectures) > 0)
    select
      (select coalesce(sum(courses), 0) from course_counts)::int as courses,
      (select count(distinct user_id) from enrolments)::int as students,
      (select count(distinct instructor_id) from courses)::int as experts,
      coalesce((
        select round(100.0 * sum(p.students) filter (where p.completed >= sizes.lectures) / nullif(sum(p.students), 0))
        from course_progress_counts p join sizes using (course_id)
      ), 0)::int as "successPercent"`.execute(db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}
