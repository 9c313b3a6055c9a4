import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import { isStudent, isTeacher, one, oneRow, type Writes } from './pick.ts'

const isCourseless = sql`not exists (select from courses where instructor_id = u.id)`

export const PEOPLE_AND_COURSES: Writes = {
  register: (pick) => {
    const id = newId()
    const role = pick % 3 === 0 ? 'instructor' : 'user'
    return sql`insert into users (id, name, email, role) values (${id}, ${`Keza ${pick}`}, ${`${id}@example.rw`}, ${role})`
  },
  open: (pick) => sql`insert into courses
    (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
    values (${newId()}, 'Maps', '', 'Data', '', ${one('users', pick, isTeacher)}, 4, 0, 'free', '')`,
  teach: (pick) => sql`insert into lectures (id, course_id, title, description, lecture_type, position)
    select ${newId()}, id, 'Lecture', '', 'notes', ${pick} from courses where id = ${one('courses', pick)}`,
  ask: (pick) => sql`insert into assessments
    (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
    select ${newId()}, case when ${pick % 4 === 0} then 'final-exam' else 'quiz' end, id, 'Quiz', '', 9, 70, 1, 1
    from courses where id = ${one('courses', pick)} on conflict do nothing`,
  enrol: (pick) => sql`insert into enrolments (course_id, user_id)
    select c.id, u.id from courses c, users u
    where c.id = ${one('courses', pick)} and u.id = ${one('users', pick >> 3, isStudent)} on conflict do nothing`,
  enrolAll: (pick) => sql`insert into enrolments (course_id, user_id)
    select c.id, u.id from courses c, users u where c.id = ${one('courses', pick)} order by u.id on conflict do nothing`,
  complete: (pick) => sql`insert into lecture_completions (course_id, user_id, lecture_id)
    select e.course_id, e.user_id, l.id from enrolments e join lectures l on l.course_id = e.course_id
    where e.user_id = ${one('users', pick, isStudent)} order by e.user_id, l.id limit ${1 + (pick % 3)}
    on conflict do nothing`,
}

/** With all that people and courses have by then. */
export const CHANGES_OF_PEOPLE_AND_COURSES: Writes = {
  rename: (pick) => sql`update users set name = 'Éric' where id = ${one('users', pick)}`,
  assign: (pick) =>
    sql`update courses set instructor_id = ${one('users', pick, isTeacher)} where id = ${one('courses', pick >> 3)}`,
  recategorise: (pick) => sql`update courses set category = ${pick % 2 === 0 ? 'Web' : 'Data'}
    where id = ${one('courses', pick >> 1)}`,
  changeRole: (pick) => sql`update users set role = case role when 'user' then 'instructor' else 'user' end
    where id = ${one('users', pick >> 1)}`,
  changeMainRole: (
    pick,
  ) => sql`update users set mainrole = case mainrole when '' then 'superadmin' else '' end
    where id = ${one('users', pick)}`,
}

/** Each takes away what the others made. */
export const ENDS_OF_PEOPLE_AND_COURSES: Writes = {
  reopen: (pick) =>
    sql`delete from lecture_completions where ctid = ${oneRow('lecture_completions', pick, sql`user_id, lecture_id`)}`,
  dropLecture: (pick) => sql`delete from lectures where id = ${one('lectures', pick)}`,
  dropQuiz: (pick) => sql`delete from assessments where id = ${one('assessments', pick)}`,
  dropCourse: (pick) => sql`delete from courses where id = ${one('courses', pick)}`,
  dropStudent: (pick) =>
    sql`delete from users u where id = ${one('users', pick, isStudent)} and ${isCourseless}`,
  dropTeacher: (pick) =>
    sql`delete from users u where id = ${one('users', pick, isTeacher)} and ${isCourseless}`,
}
