/** What an academy's people have left behind, as statements that `seed.ts` fills in: `:course` is the number of the course of person n. */
const COURSE_OF = `'c000' || hex(:course)`
const PEOPLE = 'generate_series(0, :people - 1) n'
const STUDENT = `'5000' || hex(n)`
const AGO = `n::bigint * 7919 % 500000 * interval '1 minute'`

/** Of each course: nine that everybody has handed in, one that who is signed in has open, one that nobody has begun. */
export const QUIZZES = 11
const TAKEN = 9
export const OPEN_QUIZ = 9
export const NEW_QUIZ = 10
/** Courses from 0 that the teacher who calls has: in the skewed academy the one with nearly everything among them. */
export const TAUGHT = 100
export const LECTURES = 20
/** Of the lectures, by everybody. */
export const COMPLETED = 10
/** People from 0 who have a session. */
export const SIGNED_IN = 1_000

const assessments = (kind: 'quiz' | 'final-exam', letter: string, each: number) =>
  `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
   select '${letter}000' || hex(n), '${kind}', 'c000' || hex(n / ${each}), '${kind} ' || n, '', 300, 50, 2, 4
   from generate_series(0, ${each} * :courses - 1) n`
const papers = (letter: string, paper: string) =>
  `insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
   select '${paper}' || right(id, 20), id, 1, '[{"_id": "q1", "question": "Why?", "questionType": "written", "options": [], "marks": 2, "image": null},
     {"_id": "q2", "question": "Which?", "questionType": "multiple-choice", "options": ["a", "b"], "marks": 2, "image": null}]', '{"q2": 1}', 2, 4
   from assessments where id like '${letter}000%'`

/** Of five the first waits to be graded. */
function submissions(kind: 'quiz' | 'final-exam', letter: string, paper: string, one: string): string[] {
  const [each, taken] = kind === 'quiz' ? [QUIZZES, TAKEN] : [1, 1]
  const place = `hex(${each} * :course + k)`
  const work = `(select n, k, ${taken} * n + k as s, now() - (${taken} * n + k)::bigint * 7919 % 500000 * interval '1 minute' as at
     from ${PEOPLE}, generate_series(0, ${taken - 1}) k) work`
  return [
    `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
     select '${one}7' || substr(hex(s), 2), '${letter}000' || ${place}, '${paper}' || ${place}, ${COURSE_OF}, ${STUDENT}, at,
       at + interval '1 hour', 'handed-in', at from ${work}`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
       total_marks, total_marks_awarded, unmarked_count, passing_percent, passed, content_hash, student_key, search_key)
     select '${one}' || hex(s), '${one}7' || substr(hex(s), 2), '${letter}000' || ${place}, '${kind}', '${paper}' || ${place}, ${COURSE_OF},
       ${STUDENT}, case when s % 5 = 0 then 'submitted' else 'graded' end, at, 4,
       case when s % 5 = 0 then s % 3 else s % 9 * 0.5 end, case when s % 5 = 0 then 1 else 0 end, 50,
       case when s % 5 > 0 then s % 9 >= 4 end, '', folded(u.name), u.search_key from ${work} join users u on u.id = ${STUDENT}`,
    `insert into submission_answers (id, submission_id, question_id, position, written_answer, selected_option, marks_awarded)
     select '${one.slice(0, 3)}' || q || hex(s), '${one}' || hex(s), 'q' || q, q, case q when 1 then 'Because.' end, case q when 2 then 1 end,
       case when q = 1 and s % 5 = 0 then null else 1 end from ${work}, generate_series(1, 2) q`,
  ]
}

export const WORK = [
  assessments('quiz', 'a', QUIZZES),
  papers('a', 'ab00'),
  assessments('final-exam', 'e', 1),
  papers('e', 'eb00'),
  ...submissions('quiz', 'a', 'ab00', 'f000'),
  ...submissions('final-exam', 'e', 'eb00', 'fe00'),
  `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline)
   select 'a77e' || hex(n), 'a000' || hex(${QUIZZES} * :course + ${OPEN_QUIZ}), 'ab00' || hex(${QUIZZES} * :course + ${OPEN_QUIZ}),
     ${COURSE_OF}, ${STUDENT}, now(), now() + interval '5 hours' from generate_series(0, ${SIGNED_IN} - 1) n`,
]

const REFERENCE = `translate(upper(to_hex(n + 1048576)), '01', 'XY')`
/** One waits of ten, as many are rejected. */
const STATE = `case n % 10 when 1 then 'pending' when 2 then 'rejected' else 'approved' end`

export const MONEY_AND_PROOF = [
  `insert into payment_requests
     (id, reference, student_id, course_id, course_title, price_rwf, status, requested_at, reviewed_at, transaction_id,
      transaction_key, payer_number, amount_rwf, paid_at)
   select '8000' || hex(n), left(${REFERENCE}, 4) || '-' || right(${REFERENCE}, 2), ${STUDENT}, ${COURSE_OF}, 'Course',
     20000 + n % 9 * 5000, ${STATE}, now() - ${AGO}, case when n % 10 <> 1 then now() - ${AGO} + interval '2 hours' end,
     (18000000000 + n)::text, (18000000000 + n)::text, '+2507' || lpad(n::text, 8, '0'), 40000, now() - ${AGO} from ${PEOPLE}`,
  `insert into statements (id, file_name, network, from_at, to_at, payment_count, imported_by_name, imported_at)
   select '8100' || hex(n), 'momo-' || n || '.csv', 'MTN MoMo', now() - n * interval '1 day', now() - (n - 1) * interval '1 day', 100,
     'Grace', now() - n * interval '1 day' from generate_series(1, :people / 100) n`,
  `insert into statement_payments
     (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number, payer_ending, payer_name, paid_at)
   select '8200' || hex(n), '8100' || hex(1 + n % (:people / 100)), (18000000000 + n)::text, (18000000000 + n)::text, 40000,
     '2507' || lpad(n::text, 8, '0'), right(n::text, 3), 'Aline', now() - ${AGO} from ${PEOPLE} where n % 5 > 0`,
  `insert into certificate_batches (id) select 'db00' || hex(n) from generate_series(0, 9) n`,
  `insert into certification_requests
     (id, student_id, course_id, course_title, course_description, category, duration_weeks, instructor_name, submission_id,
      percentage, requested_by_name, requested_at, status, approved_at, completed_at, batch_id)
   select 'd000' || hex(n), ${STUDENT}, ${COURSE_OF}, 'Course', 'Step by step.', 'Data Science', 4, 'Grace', 'fe00' || hex(n), 90,
     'Grace', now() - ${AGO}, case when n % 10 = 1 then 'pending' else 'completed' end,
     case when n % 10 <> 1 then now() end, case when n % 10 <> 1 then now() end, case when n < 200 and n % 10 <> 1 then 'db00' || hex(1) end
   from ${PEOPLE} where n % 9 >= 4 and n % 5 > 0`,
  `insert into certificates (id, number, request_id, student_id, course_id, holder_name, course_title, course_description, category,
     duration_weeks, instructor_name, signatory_name, signatory_title, place, issued_at, completed_at, status_index, revoked_at)
   select '9000' || right(id, 20), '2' || left(r, 3) || '-' || substr(r, 4, 3) || '2-2222', id, student_id, course_id, 'Aline', 'Course', 'Step.',
     'Data Science', 4, 'Grace', 'Chantal', 'Director', 'Kigali', now(), now(), n, case when n % 40 = 3 then now() end
   from (select *, row_number() over (order by id) as n,
       translate(upper(lpad(to_hex(row_number() over (order by id) + 1048576), 6, '2')), '01', 'XY') as r
     from certification_requests where status = 'completed') numbered`,
]

/** What is written down of everybody: invitations, notifications, and ten acts of staff for each person. */
export const RECORDS = [
  // Two of five wait for who teaches.
  `insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at, answers, settled)
   select 'ca00' || hex(n), ${COURSE_OF}, '1ec0' || hex(${LECTURES} * :course + n % ${LECTURES}), ${STUDENT}, 'key-of-' || n, 'Why question ' || n, 'Because of ' || n,
     now() - ${AGO}, n % 3, case when n % 5 > 1 then 1 else 0 end from ${PEOPLE}`,
  // Those that are scheduled wait: one that were due would be sent to its thousands while others are measured.
  `insert into announcements (id, author_id, by_admin, key, course_id, title, body, state, at, created_at, withdrawn_at)
   select 'ab00' || hex(n), case when n % 2 = 0 then '100000000000000000000003' else '100000000000000000000001' end, n % 2 = 1,
     'key-of-' || n, ${COURSE_OF}, 'Course news ' || n, 'We meet at nine.',
     (array['sent', 'sent', 'scheduled', 'withdrawn'])[1 + n % 4],
     case when n % 4 = 2 then now() + interval '1 day' + ${AGO} else now() - ${AGO} end, now() - ${AGO},
     case when n % 4 = 3 then now() end from ${PEOPLE} where n % 10 < 4`,
  `insert into message_reports (id, reporter_id, reported_id, course_id, course_title, reason, created_at, closed_at)
   select 'ed00' || hex(n), ${STUDENT}, '5000' || hex(n + 1), ${COURSE_OF}, 'Course', 'Unkind', now() - ${AGO},
     case when n % 5 > 0 then now() end from ${PEOPLE} where n % 10 < 2`,
  `insert into invitations (id, batch_id, name, email, email_key, role, state, invited_by_name, sent_at, expires_at)
   select 'b000' || hex(n), 'b000' || hex(case when n < 500 then 1 else 2 + n / 1000 end), 'Guest ' || n, 'guest' || n || '@example.rw', 'guest' || n || '@example.rw',
     'user', (array['sent', 'accepted', 'failed', 'withdrawn', 'waiting'])[1 + n % 5], 'Grace', now(),
     now() + (n % 20 - 8) * interval '1 day' from ${PEOPLE}`,
  `insert into invitation_courses select 'b000' || hex(n), ${COURSE_OF} from ${PEOPLE}`,
  `insert into notifications (id, user_id, about, title, message, is_read)
   select '0000' || hex(n), '100000000000000000000001', 'bench:' || n, 'A payment', 'It waits.', n % 100 > 0 from ${PEOPLE}`,
  `insert into notifications (id, user_id, about, title, message, is_read)
   select '0001' || hex(5 * n + k), ${STUDENT}, 'bench:' || k, 'A grade', 'It is there.', k > 1 from ${PEOPLE}, generate_series(0, 4) k`,
  `insert into audit_log (id, at, actor_id, actor_name, actor_role, action, subject_id, subject_kind, subject_name, details)
   select '0a00' || hex(n), now() - (10 * :people - n) * interval '2 seconds',
     case when n % 20 = 0 then '5000' || hex(50 + n / 20 % 10 * 100) else '100000000000000000000001' end,
     'Grace', 'admin', (array['approve-payment', 'change-role', 'edit-course', 'release-grade'])[1 + n % 4],
     '5000' || hex(n % :people), (array['payment', 'person', 'course', 'submission'])[1 + n % 4], 'Aline', '{}'
   from generate_series(0, 10 * :people - 1) n`,
]

/** Ten messages each with who teaches their course: the teacher who calls, or somebody who teaches all others. */
const TEACHER = `case when :course < ${TAUGHT} then '100000000000000000000003' else '100000000000000000000004' end`
const MESSAGE = `'6000' || hex(n + p::bigint * :people)`
export const MESSAGES = [
  `insert into conversations (id, person_a, person_b, course_id, course_title, last_position)
   select '7000' || hex(n), ${TEACHER}, ${STUDENT}, ${COURSE_OF}, 'Course', 10 from ${PEOPLE}`,
  `insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
   select ${MESSAGE}, '7000' || hex(n), p, case when p % 2 = 1 then ${TEACHER} else ${STUDENT} end,
     'Message ' || p || ' of thread ' || n || ': what stands in the basket?', 'student_instructor', now()
   from ${PEOPLE}, generate_series(1, 10) p`,
  `insert into conversation_sides (conversation_id, user_id, other_id, course_id, last_key, last_position, read_position, unread)
   select '7000' || hex(n), a, b, ${COURSE_OF}, ${MESSAGE}, 10, 10 - waiting, waiting
   from ${PEOPLE}, generate_series(10, 10) p, lateral (values (${TEACHER}, ${STUDENT}, (n % 4 = 0)::int), (${STUDENT}, ${TEACHER}, 0)) s (a, b, waiting)`,
]

const CLASS = `'c00000000000000000000001'`
/** As many in each academy; what grows are the days. */
const CLASS_STUDENTS = 500
export const ATTENDANCE = [
  `insert into enrolments (course_id, user_id) select ${CLASS}, '5000' || hex(n) from generate_series(0, ${CLASS_STUDENTS} - 1) n
   on conflict do nothing`,
  `insert into attendance_minimums values (${CLASS}, 60)`,
  `insert into attendance_days (course_id, day) select ${CLASS}, current_date - n from generate_series(0, :days - 1) n`,
  `insert into attendance_records (course_id, day, student_id, present, notes, version, marked_at)
   select ${CLASS}, current_date - n, '5000' || hex(s), (n + s) % 50 > 0, '', 1, now()
   from generate_series(0, :days - 1) n, generate_series(0, ${CLASS_STUDENTS} - 1) s`,
]
