/** What opening a quiz and handing it in ask of the database, as the academy's log of statements shows it. */

export const STANDING = `select a.id, a.title, a.description, a.time_limit_minutes, a.passing_percent, a.course_id, a.lecture_id,
  t.id as attempt_id, t.paper_id, t.started_at, t.deadline, t.state, t.seq, t.notes,
  (select title from courses where id = a.course_id) as course_title,
  (select title from lectures where id = a.lecture_id) as lecture_title,
  exists (select from enrolments where course_id = a.course_id and user_id = $1) as is_enrolled,
  exists (select from lecture_completions
    where course_id = a.course_id and lecture_id = a.lecture_id and user_id = $2) as has_done_lecture,
  coalesce((select question_count from papers where id = t.paper_id), a.question_count) as question_count,
  coalesce((select total_marks from papers where id = t.paper_id), a.total_marks) as total_marks
  from assessments as a left join attempts as t on t.assessment_id = a.id and t.student_id = $3
  where a.id = $4 and a.kind = $5`

export const PAPER = `select id, version, questions, total_marks from papers where id = $1`

export const HOLD_ATTEMPT = `select t.*, a.kind, a.passing_percent from attempts as t
  inner join assessments as a on a.id = t.assessment_id
  where t.assessment_id = $1 and t.student_id = $2 for no key update of t`

export const HOLD_KEYED_PAPER = `select questions, answer_key from papers where id = $1 for key share`

export const COUNTED = `select question_id, seq, change_seq, selected_option, written_answer, flagged, device_id, recorded_at,
  received_at, attempt_id from attempt_answers where attempt_id = any($1::text[])`

export const KEEP_ANSWERS = `with kept as (
    insert into attempt_answers
      (attempt_id, question_id, seq, change_seq, selected_option, written_answer, flagged, device_id, recorded_at, received_at)
    select $1::text, * from unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::bool[], $8::text[],
      $9::timestamptz[], $10::timestamptz[])
    on conflict (attempt_id, question_id) do update set
      seq = excluded.seq, change_seq = excluded.change_seq, selected_option = excluded.selected_option,
      written_answer = excluded.written_answer, flagged = excluded.flagged, device_id = excluded.device_id,
      recorded_at = excluded.recorded_at, received_at = excluded.received_at
  )
  update attempts set seq = $11, last_contact_at = $12 where id = $13`

export const END_ATTEMPT = `with submitted as (
    insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
      total_marks, total_marks_awarded, unmarked_count, passed, passing_percent, content_hash, is_finalised, graded_at)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::timestamptz[], $10::numeric[], $11::numeric[], $12::int[], $13::bool[], $14::numeric[], $15::text[], $16::bool[],
      $17::timestamptz[])
  ), answered as (
    insert into submission_answers (id, submission_id, question_id, position, selected_option, written_answer, marks_awarded)
    select * from unnest($18::text[], $19::text[], $20::text[], $21::int[], $22::int[], $23::text[], $24::numeric[])
  )
  update attempts t set state = e.state, ended_at = $25 from unnest($26::text[], $27::text[]) as e (id, state)
  where t.id = e.id`
