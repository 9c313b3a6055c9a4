import { sql } from 'kysely'
import { one, oneRow, type Writes } from './pick.ts'

export const ATTENDANCE: Writes = {
  meet: (pick) => sql`insert into attendance_days (course_id, day)
    select id, current_date - ${pick % 3}::int from courses where id = ${one('courses', pick)} on conflict do nothing`,
  attend: (
    pick,
  ) => sql`insert into attendance_records (course_id, day, student_id, present, notes, version, marked_at)
    select d.course_id, d.day, e.user_id, ${pick % 2 === 0}::bool, '', 1, now()
    from (select course_id, day from attendance_days order by course_id, day limit 2) d
    join enrolments e on e.course_id = d.course_id order by 1, 2, 3
    on conflict (course_id, day, student_id) do update set present = excluded.present`,
  unmark: (pick) => sql`delete from attendance_records
    where ctid = ${oneRow('attendance_records', pick, sql`course_id, day, student_id`)}`,
}
