import { type RawBuilder, sql } from 'kysely'
import { newId } from '../db/ids.ts'

export type Write = (pick: number) => RawBuilder<unknown>

/** One of those that are there now. */
const one = (table: string, pick: number, where = sql`true`) =>
  sql`(select id from ${sql.table(table)} where ${where} order by id offset ${pick % 5} limit 1)`
const isTeacher = sql`role = 'instructor'`
const isStudent = sql`role = 'user'`

/** Whatever changes what is counted; a step that finds nothing to change changes nothing. */
export const WRITES: Record<string, Write> = {
  register: (pick) => {
    const id = newId()
    const role = pick % 3 === 0 ? 'instructor' : 'user'
    return sql`insert into users (id, name, email, role) values (${id}, ${`Keza ${pick}`}, ${`${id}@example.rw`}, ${role})`
  },
  rename: (pick) => sql`update users set name = 'Éric' where id = ${one('users', pick)}`,
  open: (pick) => sql`insert into courses
    (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
    values (${newId()}, 'Maps', '', 'Data', '', ${one('users', pick, isTeacher)}, 4, 0, 'free', '')`,
  assign: (pick) =>
    sql`update courses set instructor_id = ${one('users', pick, isTeacher)} where id = ${one('courses', pick >> 3)}`,
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
  wonder: (
    pick,
  ) => sql`insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
    select ${newId()}, course_id, id, ${one('users', pick >> 3)}, ${newId()}, 'Why?', '', now()
    from lectures where id = ${one('lectures', pick)}`,
  reply: (
    pick,
  ) => sql`insert into lecture_answers (id, question_id, author_id, key, body, by_teacher, answered_at)
    select ${newId()}, id, ${one('users', pick >> 3)}, ${newId()}, 'So.', ${pick % 2 === 0}, now()
    from lecture_questions where id = ${one('lecture_questions', pick)}`,
  hide: (pick) => sql`update lecture_answers set is_hidden = not is_hidden, is_accepted = false
    where id = ${one('lecture_answers', pick)}`,
  hideQuestion: (pick) => sql`update lecture_questions set is_hidden = not is_hidden
    where id = ${one('lecture_questions', pick)}`,
  accept: (pick) => sql`update lecture_answers a set is_accepted = not is_accepted
    where id = ${one('lecture_answers', pick)} and not is_hidden and not exists (
      select from lecture_answers b where b.question_id = a.question_id and b.is_accepted and b.id <> a.id)`,
  thank: (pick) => sql`insert into lecture_question_votes
    select q.id, u.id from lecture_questions q, users u
    where q.id = ${one('lecture_questions', pick)} and u.id = ${one('users', pick >> 3)} on conflict do nothing`,
  dropQuestion: (pick) => sql`delete from lecture_questions where id = ${one('lecture_questions', pick)}`,
  dropAnswer: (pick) => sql`delete from lecture_answers where id = ${one('lecture_answers', pick)}`,
  dropLecture: (pick) => sql`delete from lectures where id = ${one('lectures', pick)}`,
  dropQuiz: (pick) => sql`delete from assessments where id = ${one('assessments', pick)}`,
  dropCourse: (pick) => sql`delete from courses where id = ${one('courses', pick)}`,
  dropStudent: (pick) => sql`delete from users where id = ${one('users', pick, isStudent)}`,
  dropTeacher: (pick) => sql`delete from users u where id = ${one('users', pick, isTeacher)}
    and not exists (select from courses where instructor_id = u.id)`,
  handIn: (pick) => sql`
    with paper as (
      insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
      select ${newId()}, id, 1, '[]', '{}', 1, 1 from assessments where id = ${one('assessments', pick)}
      on conflict (assessment_id, version) do update set question_count = 1
      returning id, assessment_id
    ), attempt as (
      insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
      select ${newId()}, a.id, p.id, a.course_id, u.id, now(), now() + interval '1 hour', 'handed-in', now()
      from paper p join assessments a on a.id = p.assessment_id, users u where u.id = ${one('users', pick >> 3, isStudent)}
      on conflict do nothing
      returning id, assessment_id, paper_id, course_id, student_id
    )
    insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
      total_marks, total_marks_awarded, unmarked_count, passing_percent, passed, content_hash)
    select ${newId()}, t.id, a.id, a.kind, t.paper_id, t.course_id, t.student_id,
      case when ${pick % 3 === 0} then 'graded' else 'submitted' end, now(), 1, 0, 0, 50,
      case when ${pick % 3 === 0} then ${pick % 2 === 0}::bool end, ''
    from attempt t join assessments a on a.id = t.assessment_id`,
  mark: (pick) => sql`update submissions set status = 'graded', passed = ${pick % 2 === 0}::bool
    where id = ${one('submissions', pick)}`,
  certify: (
    pick,
  ) => sql`insert into certification_requests (id, student_id, course_id, course_title, course_description,
      category, duration_weeks, instructor_name, submission_id, percentage, requested_by_name, requested_at)
    select ${newId()}, student_id, course_id, 'Maps', '', 'Data', 4, 'Grace', submission_id, 90, 'Grace', now()
    from passed_exams where student_id is not null and submission_id = ${one('submissions', pick)} on conflict do nothing`,
  withdraw: (pick) =>
    sql`delete from certification_requests where id = ${one('certification_requests', pick)}`,
  pay: (pick) => sql`insert into payment_requests
      (id, reference, student_id, course_id, course_title, price_rwf, requested_at)
    select ${newId()}, ${`PAY${'23456789'[pick % 8]}-${'ABCDEFGH'[pick % 7]}${'23456789'[(pick >> 4) % 8]}`}, u.id, c.id, 'Maps',
      ${1000 + pick}, now()
    from users u, courses c where u.id = ${one('users', pick >> 3, isStudent)} and c.id = ${one('courses', pick)}
    on conflict do nothing`,
  decide: (pick) => sql`update payment_requests
    set status = ${pick % 2 === 0 ? 'approved' : 'rejected'}, reviewed_at = now() where id = ${one('payment_requests', pick)}`,
  report:
    () => sql`insert into message_reports (id, reporter_id, reported_id, course_title, reason, created_at)
    values (${newId()}, ${newId()}, ${newId()}, 'Maps', 'Unkind', now())`,
  close: (pick) => sql`update message_reports set closed_at = case when closed_at is null then now() end
    where id = ${one('message_reports', pick)}`,
  meet: (pick) => sql`insert into attendance_days (course_id, day)
    select id, current_date - ${pick % 3}::int from courses where id = ${one('courses', pick)} on conflict do nothing`,
  attend: (
    pick,
  ) => sql`insert into attendance_records (course_id, day, student_id, present, notes, version, marked_at)
    select d.course_id, d.day, e.user_id, ${pick % 2 === 0}::bool, '', 1, now()
    from (select course_id, day from attendance_days order by course_id, day limit 2) d
    join enrolments e on e.course_id = d.course_id order by 1, 2, 3
    on conflict (course_id, day, student_id) do update set present = excluded.present`,
}
