import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import { isStudent, one, type Writes } from './pick.ts'

export const WORK: Writes = {
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
}

export const MARKS: Writes = {
  mark: (pick) => sql`update submissions set status = 'graded', passed = ${pick % 2 === 0}::bool
    where id = ${one('submissions', pick)}`,
  remark: (pick) => sql`update submissions set status = 'graded', passed = not coalesce(passed, false)
    where id = ${one('submissions', pick, sql`kind = 'final-exam'`)}`,
}

export const PROOF: Writes = {
  certify: (
    pick,
  ) => sql`insert into certification_requests (id, student_id, course_id, course_title, course_description,
      category, duration_weeks, instructor_name, submission_id, percentage, requested_by_name, requested_at)
    select ${newId()}, student_id, course_id, 'Maps', '', 'Data', 4, 'Grace', submission_id, 90, 'Grace', now()
    from passed_exams where student_id is not null and submission_id = ${one('submissions', pick)} on conflict do nothing`,
  approve: (pick) => sql`update certification_requests set status = 'approved', approved_at = now()
    where id = ${one('certification_requests', pick)} and status = 'pending'`,
  issue: (pick) => {
    const id = newId()
    return sql`
      with completed as (
        update certification_requests set status = 'completed', completed_at = now()
        where id = ${one('certification_requests', pick)} and status = 'approved' returning *
      )
      insert into certificates (id, number, request_id, student_id, course_id, holder_name, course_title,
        course_description, category, duration_weeks, instructor_name, signatory_name, signatory_title, place, issued_at,
        status_index)
      select ${id}, translate(upper(regexp_replace(left(md5(${id}), 12), '(.{4})(.{4})', '\\1-\\2-')), '01', 'XY'), id,
        student_id, course_id, 'Aline', 'Maps', '', 'Data', 4, 'Grace', 'Claudine', 'Director', 'Kigali', now(),
        (random() * 2000000000)::int
      from completed`
  },
  revoke: (pick) => sql`update certificates set revoked_at = case when revoked_at is null then now() end
    where id = ${one('certificates', pick)}`,
}

/** Takes away what the others made. */
export const ENDS_OF_PROOF: Writes = {
  withdraw: (pick) =>
    sql`delete from certification_requests where id = ${one('certification_requests', pick)}`,
}
