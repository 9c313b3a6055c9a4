import { type RawBuilder, sql } from 'kysely'

export type RollupKind = 'enrolments' | 'completions' | 'results' | 'payments' | 'learners'

/** A table of counts by day, and the statement that counts them from the rows themselves: for the jobs, which keep it, and for the
 * days that no job has reached. */
export interface CountSource {
  kind: RollupKind
  table: string
  columns: readonly string[]
  /** @param wanted rows `(course_id, since, until)`: that course, or every one (null), from a day until before another */
  count: (wanted: RawBuilder<unknown>) => RawBuilder<unknown>
}

const wantedRows = (course: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`
  ${at} >= kigali_start(w.since) and ${at} < kigali_start(w.until) and (w.course_id is null or ${course} = w.course_id)`
const course = (alias: string) => sql.ref(`${alias}.course_id`)

export const ENROLMENT_DAYS: CountSource = {
  kind: 'enrolments',
  table: 'enrolment_days',
  columns: ['course_id', 'day', 'enrolled'],
  count: (wanted) => sql`
    select e.course_id, kigali_day(e.enrolled_at) as day, count(*)::int as enrolled
    from (${wanted}) w join enrolments e on ${wantedRows(course('e'), sql`e.enrolled_at`)}
    group by 1, 2`,
}

export const COMPLETION_DAYS: CountSource = {
  kind: 'completions',
  table: 'completion_days',
  columns: ['course_id', 'lecture_id', 'day', 'completed'],
  count: (wanted) => sql`
    select course_id, coalesce(lecture_id, '') as lecture_id, day, count(*)::int as completed
    from (
      select c.course_id, c.lecture_id, kigali_day(c.completed_at) as day
      from (${wanted}) w join lecture_completions c on ${wantedRows(course('c'), sql`c.completed_at`)}
    ) done
    group by grouping sets ((course_id, lecture_id, day), (course_id, day))`,
}

const PERCENT = sql`case when s.total_marks > 0 then round(100 * s.total_marks_awarded / s.total_marks, 4) else 0 end`

export const RESULT_DAYS: CountSource = {
  kind: 'results',
  table: 'result_days',
  columns: ['course_id', 'assessment_id', 'kind', 'day', 'band', 'submissions', 'passed', 'percent_sum'],
  count: (wanted) => sql`
    select course_id, assessment_id, kind, day,
      case when is_graded then least(9, floor(percent / 10))::int else -1 end as band,
      count(*)::int as submissions,
      count(*) filter (where is_graded and passed)::int as passed,
      sum(case when is_graded then percent else 0 end) as percent_sum
    from (
      select s.course_id, s.assessment_id, s.kind, kigali_day(s.submitted_at) as day, s.status = 'graded' as is_graded,
        s.passed, ${PERCENT} as percent
      from (${wanted}) w join submissions s on ${wantedRows(course('s'), sql`s.submitted_at`)}
    ) handed_in
    group by 1, 2, 3, 4, 5`,
}

/** Of graded submissions; the marks a question is worth stand in the paper that was sat. */
export const ITEM_DAYS: CountSource = {
  kind: 'results',
  table: 'item_days',
  columns: [
    ...['course_id', 'assessment_id', 'question_id', 'day', 'answers', 'marks', 'marks_max'],
    ...['marks_squared', 'rest', 'rest_squared', 'marks_by_rest'],
  ],
  count: (wanted) => sql`(
    with graded as (
      select s.id, s.course_id, s.assessment_id, s.paper_id, kigali_day(s.submitted_at) as day, s.total_marks_awarded as total
      from (${wanted}) w join submissions s on ${wantedRows(course('s'), sql`s.submitted_at`)}
      where s.status = 'graded'
    ), asked as (
      select p.id as paper_id, q ->> '_id' as question_id, (q ->> 'marks')::numeric as marks_max
      from papers p cross join lateral jsonb_array_elements(p.questions) q
      where p.id in (select paper_id from graded)
    ), given as (
      select s.course_id, s.assessment_id, s.day, s.paper_id, a.question_id, a.marks_awarded as x, s.total - a.marks_awarded as y
      from graded s join submission_answers a on a.submission_id = s.id where a.marks_awarded is not null
    )
    select g.course_id, g.assessment_id, g.question_id, g.day, count(*)::int as answers, sum(g.x) as marks,
      sum(q.marks_max) as marks_max, sum(g.x * g.x) as marks_squared, sum(g.y) as rest, sum(g.y * g.y) as rest_squared,
      sum(g.x * g.y) as marks_by_rest
    from given g join asked q on q.paper_id = g.paper_id and q.question_id = g.question_id
    group by 1, 2, 3, 4)`,
}

export const PAYMENT_DAYS: CountSource = {
  kind: 'payments',
  table: 'payment_days',
  columns: ['course_id', 'day', 'pending', 'approved', 'rejected', 'paid', 'revenue_rwf'],
  count: (wanted) => sql`
    select course_id, day, count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(rwf)::int as paid, coalesce(sum(rwf), 0)::bigint as revenue_rwf
    from (
      select coalesce(p.course_id, '') as course_id, kigali_day(p.requested_at) as day, p.status, null::bigint as rwf
      from (${wanted}) w join payment_requests p on ${wantedRows(sql`coalesce(p.course_id, '')`, sql`p.requested_at`)}
      union all
      select coalesce(p.course_id, ''), kigali_day(p.reviewed_at), null, p.price_rwf
      from (${wanted}) w join payment_requests p on ${wantedRows(sql`coalesce(p.course_id, '')`, sql`p.reviewed_at`)}
      where p.status = 'approved'
    ) asked_and_paid
    group by 1, 2`,
}

/** A provider decides by itself: nobody waited for a person. */
export const DECISION_DAYS: CountSource = {
  kind: 'payments',
  table: 'decision_days',
  columns: ['course_id', 'day', 'minutes', 'decisions'],
  count: (wanted) => sql`
    select coalesce(p.course_id, '') as course_id, kigali_day(p.reviewed_at) as day,
      floor(extract(epoch from p.reviewed_at - p.requested_at) / 60)::int as minutes, count(*)::int as decisions
    from (${wanted}) w join payment_requests p on ${wantedRows(sql`coalesce(p.course_id, '')`, sql`p.reviewed_at`)}
    where p.provider = 'manual'
    group by 1, 2, 3`,
}

/** Here a wanted course of '' is the whole academy, and null every course and the whole academy. */
export const LEARNER_DAYS: CountSource = {
  kind: 'learners',
  table: 'learner_days',
  columns: ['course_id', 'day', 'last_day', 'learners'],
  count: (wanted) => sql`
    select course_id, day, coalesce(last_day, '-infinity') as last_day, count(*)::int as learners
    from (
      select a.course_id, a.day, (
        select max(p.day) from active_days p where p.course_id = a.course_id and p.user_id = a.user_id and p.day < a.day
      ) as last_day
      from (${wanted}) w join active_days a on a.day >= w.since and a.day < w.until
        and (w.course_id is null or a.course_id = w.course_id)
      union all
      select '', a.day, (select max(p.day) from active_days p where p.user_id = a.user_id and p.day < a.day)
      from (
        select distinct a.user_id, a.day
        from (${wanted}) w join active_days a on a.day >= w.since and a.day < w.until
        where w.course_id is null or w.course_id = ''
      ) a
    ) there
    group by 1, 2, 3`,
}

export const SOURCES: readonly CountSource[] = [
  ENROLMENT_DAYS,
  COMPLETION_DAYS,
  RESULT_DAYS,
  ITEM_DAYS,
  PAYMENT_DAYS,
  DECISION_DAYS,
  LEARNER_DAYS,
]
