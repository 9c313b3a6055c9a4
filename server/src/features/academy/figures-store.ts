import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'

/** Success is the share of enrolled students who have completed every lecture, over enrolments in courses with lectures. */
export async function countFigures(db: Services['db']) {
  const { rows } = await sql<{ courses: number; students: number; experts: number; successPercent: number }>`
    with sizes as (select course_id, count(*) as lectures from lectures group by course_id),
    done as (select course_id, user_id, count(*) as lectures from lecture_completions group by course_id, user_id)
    select
      (select coalesce(sum(courses), 0) from course_counts)::int as courses,
      (select count(distinct user_id) from enrolments)::int as students,
      (select count(distinct instructor_id) from courses)::int as experts,
      coalesce((
        select round(100.0 * count(*) filter (where done.lectures = sizes.lectures) / nullif(count(*), 0))
        from enrolments e join sizes using (course_id) left join done using (course_id, user_id)
      ), 0)::int as "successPercent"`.execute(db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}
