/** What triggers write beside the rows, row by row; what they count is counted by `recountAll`. */
export const KEPT_BESIDE = [
  `insert into course_orders (course_id) select id from courses`,
  `insert into quiz_orders (assessment_id) select id from assessments where kind = 'quiz'`,
  `update enrolments e set student_key = folded(u.name || ' ' || u.email) from users u where u.id = e.user_id`,
  `update payment_requests p set search = folded(concat_ws(' ', u.name || ' ' || u.email, reference, replace(reference, '-', ''),
     transaction_id, payer_number, regexp_replace(payer_number, '^\\+250', '0'))) from users u where u.id = p.student_id`,
  `update certification_requests r set is_revoked = c.revoked_at is not null,
     search = folded(concat_ws(' ', u.name || ' ' || u.email, r.course_title, c.number, replace(c.number, '-', '')))
     from certification_requests same left join certificates c on c.request_id = same.id, users u
     where same.id = r.id and u.id = r.student_id`,
  `insert into passed_exams select s.id, s.course_id, s.student_id, s.submitted_at, r.id is not null
     from submissions s left join certification_requests r on r.student_id = s.student_id and r.course_id = s.course_id
     where s.kind = 'final-exam' and s.passed`,
  `insert into unjudged_payments (request_id) select id from payment_requests where status = 'pending'`,
]
