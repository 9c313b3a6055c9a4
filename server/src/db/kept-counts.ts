/** A table of counts that triggers keep (docs/triggers.md), and the same counted from the rows. */
export interface KeptCount {
  table: string
  /** Whose count it is. */
  keys: readonly string[]
  columns: readonly string[]
  /** The keys and the columns, in their order. */
  counted: string
  /** Several rows make one count, so that who writes at once does not wait. */
  slot?: true
  /** A column of what it counts for: there is a row whenever there is something to count. */
  isOwnRow?: true
}

const ROLE = `case when mainrole = 'superadmin' then 'superadmin' else role end`

/** In an order in which each may count what the ones before it have put right. */
export const KEPT: readonly KeptCount[] = [
  {
    table: 'enrolments',
    keys: ['course_id', 'user_id'],
    columns: ['completed'],
    counted: `select course_id, user_id, count(*) as completed from lecture_completions group by 1, 2`,
    isOwnRow: true,
  },
  {
    table: 'lecture_questions',
    keys: ['id'],
    columns: ['answers', 'settled', 'useful'],
    counted: `select question_id as id, count(*) filter (where not is_hidden) as answers,
        count(*) filter (where not is_hidden and (by_teacher or is_accepted)) as settled, 0 as useful
      from lecture_answers group by 1
      union all select question_id, 0, 0, count(*) from lecture_question_votes group by 1`,
    isOwnRow: true,
  },
  {
    table: 'lecture_answers',
    keys: ['id'],
    columns: ['useful'],
    counted: `select answer_id as id, count(*) as useful from lecture_answer_votes group by 1`,
    isOwnRow: true,
  },
  {
    table: 'conversation_sides',
    // Whoever reads meanwhile has nothing unread: their side is no longer the one that was counted.
    keys: ['conversation_id', 'user_id', 'read_position'],
    columns: ['unread'],
    counted: `select s.conversation_id, s.user_id, s.read_position, count(*) as unread
      from conversation_sides s join messages m on m.conversation_id = s.conversation_id
        and m.position > s.read_position and m.sender_id <> s.user_id group by 1, 2, 3`,
    isOwnRow: true,
  },
  {
    table: 'attendance_days',
    keys: ['course_id', 'day'],
    columns: ['present', 'absent'],
    counted: `select course_id, day, count(*) filter (where present) as present,
        count(*) filter (where not present) as absent from attendance_records group by 1, 2`,
    isOwnRow: true,
  },
  {
    table: 'attendance_totals',
    keys: ['course_id', 'student_id'],
    columns: ['present', 'absent'],
    counted: `select course_id, student_id, count(*) filter (where present) as present,
        count(*) filter (where not present) as absent from attendance_records group by 1, 2`,
  },
  {
    table: 'academy_totals',
    keys: [],
    columns: ['users', 'courses', 'lectures', 'quizzes'],
    counted: `select (select count(*) from users) as users, (select count(*) from courses) as courses,
      (select count(*) from lectures) as lectures, (select count(*) from assessments where kind = 'quiz') as quizzes`,
    slot: true,
  },
  {
    table: 'user_counts',
    keys: ['role'],
    columns: ['total'],
    counted: `select ${ROLE} as role, count(*) as total from users group by 1`,
    slot: true,
  },
  {
    table: 'course_counts',
    keys: ['category'],
    columns: ['courses'],
    counted: `select category, count(*) as courses from courses group by 1`,
  },
  {
    table: 'course_totals',
    keys: ['course_id'],
    columns: ['students', 'lectures', 'quizzes', 'certifiable', 'unanswered_questions'],
    counted: `select course_id, count(*) as students, 0 as lectures, 0 as quizzes, 0 as certifiable,
        0 as unanswered_questions from enrolments group by 1
      union all select course_id, 0, count(*), 0, 0, 0 from lectures group by 1
      union all select course_id, 0, 0, count(*), 0, 0 from assessments where kind = 'quiz' group by 1
      union all select course_id, 0, 0, 0, count(*), 0 from passed_exams
        where student_id is not null and not is_requested group by 1
      union all select course_id, 0, 0, 0, 0, count(*) from lecture_questions where state = 'unanswered' group by 1`,
    slot: true,
  },
  {
    table: 'course_progress_counts',
    keys: ['course_id', 'completed'],
    columns: ['students'],
    counted: `select course_id, completed, count(*) as students from enrolments group by 1, 2`,
    slot: true,
  },
  {
    table: 'taught_students',
    keys: ['instructor_id', 'user_id'],
    columns: ['courses'],
    counted: `select c.instructor_id, e.user_id, count(*) as courses from enrolments e join courses c on c.id = e.course_id
      where c.instructor_id is not null group by 1, 2`,
  },
  {
    table: 'instructor_totals',
    keys: ['instructor_id'],
    columns: ['students', 'courses'],
    counted: `select instructor_id, count(*) as students, 0 as courses from taught_students where courses > 0 group by 1
      union all select instructor_id, 0, count(*) from courses where instructor_id is not null group by 1`,
    slot: true,
  },
  {
    table: 'submission_counts',
    keys: ['kind'],
    columns: ['total', 'pending'],
    counted: `select kind, count(*) as total, count(*) filter (where status = 'submitted') as pending
      from submissions group by 1`,
    slot: true,
  },
  {
    table: 'assessment_submission_counts',
    keys: ['assessment_id'],
    columns: ['total', 'pending', 'passed'],
    counted: `select assessment_id, count(*) as total, count(*) filter (where status = 'submitted') as pending,
        count(*) filter (where passed) as passed
      from submissions group by 1`,
    slot: true,
  },
  {
    table: 'list_counts',
    keys: ['list', 'status'],
    columns: ['count', 'sum_rwf'],
    counted: `select 'payments' as list, status, count(*) as count, coalesce(sum(price_rwf), 0) as sum_rwf
        from payment_requests group by 2
      union all select 'certifications', listed_status(status, is_revoked), count(*), 0 from certification_requests group by 2
      union all select 'statements', 'all', count(*), 0 from statements
      union all select 'statement-payments', 'known', count(*), 0 from statement_payments where not is_repeat
      union all select 'message-reports', case when closed_at is null then 'open' else 'closed' end, count(*), 0
        from message_reports group by 2`,
    slot: true,
  },
]
