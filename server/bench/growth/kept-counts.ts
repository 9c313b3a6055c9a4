/** What triggers keep row by row, counted at once: a hundred thousand rows of one transaction would each wait for the one before. */
export const KEPT = [
  'delete from academy_totals',
  `insert into academy_totals select 0, (select count(*) from users), (select count(*) from courses),
     (select count(*) from lectures), (select count(*) from assessments where kind = 'quiz')`,
  `insert into user_counts
     select case when mainrole = 'superadmin' then 'superadmin' else role end, 0, count(*) from users group by 1`,
  'insert into course_counts select category, count(*) from courses group by 1',
  `update enrolments e set student_key = folded(u.name || ' ' || u.email) from users u where u.id = e.user_id`,
  `update enrolments e set completed = c.completed
     from (select course_id, user_id, count(*) as completed from lecture_completions group by 1, 2) c
     where c.course_id = e.course_id and c.user_id = e.user_id`,
  `insert into course_totals select c.id, 0, coalesce(e.students, 0), coalesce(l.lectures, 0), coalesce(q.quizzes, 0) from courses c
     left join (select course_id, count(*) as students from enrolments group by 1) e on e.course_id = c.id
     left join (select course_id, count(*) as lectures from lectures group by 1) l on l.course_id = c.id
     left join (select course_id, count(*) as quizzes from assessments where kind = 'quiz' group by 1) q on q.course_id = c.id`,
  'insert into course_progress_counts select course_id, completed, 0, count(*) from enrolments group by 1, 2',
  `insert into taught_students select c.instructor_id, e.user_id, count(*)
     from enrolments e join courses c on c.id = e.course_id where c.instructor_id is not null group by 1, 2`,
  'insert into instructor_totals select instructor_id, 0, count(*) from taught_students group by 1',
  'update submissions s set student_key = folded(u.name), search_key = u.search_key from users u where u.id = s.student_id',
  `insert into submission_counts select kind, 0, count(*), count(*) filter (where status = 'submitted') from submissions group by 1`,
  `insert into assessment_submission_counts
     select assessment_id, 0, count(*), count(*) filter (where status = 'submitted'), count(*) filter (where passed)
     from submissions group by 1`,
  `update payment_requests p set search = folded(concat_ws(' ', u.name || ' ' || u.email, reference, replace(reference, '-', ''),
     transaction_id, payer_number, regexp_replace(payer_number, '^\\+250', '0'))) from users u where u.id = p.student_id`,
  `update certification_requests r set is_revoked = c.revoked_at is not null,
     search = folded(concat_ws(' ', u.name || ' ' || u.email, r.course_title, c.number, replace(c.number, '-', '')))
     from certification_requests same left join certificates c on c.request_id = same.id, users u
     where same.id = r.id and u.id = r.student_id`,
  `insert into passed_exams select s.id, s.course_id, s.student_id, s.submitted_at, r.id is not null
     from submissions s left join certification_requests r on r.student_id = s.student_id and r.course_id = s.course_id
     where s.kind = 'final-exam' and s.passed`,
  `update course_totals t set certifiable = p.count
     from (select course_id, count(*) from passed_exams where student_id is not null and not is_requested group by 1) p
     where p.course_id = t.course_id`,
  `update list_counts set count = (select count(*) from statements) where list = 'statements'`,
  `update list_counts set count = (select count(*) from statement_payments where not is_repeat) where list = 'statement-payments'`,
  `insert into list_counts select 'payments', status, 0, count(*), sum(price_rwf) from payment_requests group by status`,
  `insert into unjudged_payments (request_id) select id from payment_requests where status = 'pending'`,
  `insert into list_counts select 'certifications', listed_status(status, is_revoked), 0, count(*)
     from certification_requests group by 2`,
  `insert into list_counts select 'message-reports', case when closed_at is null then 'open' else 'closed' end, 0, count(*), 0
     from message_reports group by 2`,
  `update course_totals t set unanswered_questions = q.count
     from (select course_id, count(*) from lecture_questions where state = 'unanswered' group by 1) q where q.course_id = t.course_id`,
  `update attendance_days d set present = r.present, absent = r.absent
     from (select day, count(*) filter (where present) as present, count(*) filter (where not present) as absent
       from attendance_records group by 1) r where r.day = d.day`,
  `insert into attendance_totals
     select course_id, student_id, count(*) filter (where present), count(*) filter (where not present)
     from attendance_records group by 1, 2`,
]
