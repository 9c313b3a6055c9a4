import { sql } from 'kysely'
import type { Db } from '../http/context.ts'

interface Stretch {
  from: string
  to: string
}

/** The charts by plain statements over the rows themselves, as somebody would ask who has never heard of counts by day. */
export function plainly(db: Db, { days, course }: { days: number; course: string | null }) {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'Africa/Kigali')::date`
  const ofCourse = sql`(${course}::text is null or course_id = ${course})`

  /** One number for each stretch and for as long a one `days` earlier. */
  const series =
    (value: string, table: string, at: string, condition = 'true') =>
    async (stretches: readonly Stretch[]) => {
      const one = (shift: number) => sql`(
      select coalesce(${sql.raw(value)}, 0)::int from ${sql.table(table)}
      where ${ofCourse} and ${sql.raw(condition)}
        and ${table === 'active_days' ? sql.ref(at) : day(at)} between s."from" - ${shift}::int and s."to" - ${shift}::int)`
      const { rows } = await sql<Stretch & { count: number; before: number }>`
      select s."from", s."to", ${one(0)} as count, ${one(days)} as before
      from unnest(${stretches.map(({ from }) => from)}::date[], ${stretches.map(({ to }) => to)}::date[])
        with ordinality s ("from", "to", nth) order by nth`.execute(db)
      return rows
    }
  const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(db)).rows

  return {
    enrolments: series('count(*)', 'enrolments', 'enrolled_at'),
    paidEnrolments: series(
      ...(['count(*)', 'enrolments', 'enrolled_at'] as const),
      'course_id in (select id from courses where price_rwf > 0)',
    ),
    completions: series('count(*)', 'lecture_completions', 'completed_at'),
    learners: series('count(distinct user_id)', 'active_days', 'day'),
    revenue: series('sum(price_rwf)', 'payment_requests', 'reviewed_at', `status = 'approved'`),

    lectures: async (from: string, to: string) => {
      const before = sql`${from}::date - 1`
      const enrolled = (id: string, until: typeof before) => sql`(
        select count(*) from enrolments e where e.course_id = ${sql.ref(id)} and ${day('e.enrolled_at')} <= ${until})`
      const done = (column: string, id: string, until: typeof before) => sql`(
        select count(*) from lecture_completions c where ${sql.ref(column)} = ${sql.ref(id)} and ${day('c.completed_at')} <= ${until})`
      const until = sql`${to}::date`
      if (course)
        return rowsOf(sql`
          select l.id as "_id", l.title, ${done('c.lecture_id', 'l.id', until)}::int as completed,
            ${enrolled('l.course_id', until)}::int as expected,
            ${done('c.lecture_id', 'l.id', before)}::int as "completedBefore",
            ${enrolled('l.course_id', before)}::int as "expectedBefore"
          from lectures l where l.course_id = ${course} order by l.position, l.id`)
      const size = sql`(select count(*) from lectures where course_id = k.id)`
      return rowsOf(sql`
        select k.id as "_id", k.title, ${done('c.course_id', 'k.id', until)}::int as completed,
          (${enrolled('k.id', until)} * ${size})::int as expected,
          ${done('c.course_id', 'k.id', before)}::int as "completedBefore",
          (${enrolled('k.id', before)} * ${size})::int as "expectedBefore"
        from courses k where ${size} > 0 and ${enrolled('k.id', until)} > 0
        order by ${enrolled('k.id', until)} desc, k.id`)
    },

    results: async (from: string, to: string) => {
      const percent = sql`case when total_marks = 0 then 0 else total_marks_awarded * 100 / total_marks end`
      const within = (shift: number) =>
        sql`${ofCourse} and ${day('submitted_at')} between ${from}::date - ${shift}::int and ${to}::date - ${shift}::int`
      const band = (nth: number, shift: number) => sql<number>`(
        select count(*) from submissions where ${within(shift)} and status = 'graded' and ${percent} >= ${nth * 10}
          and (${percent} < ${nth * 10 + 10} or ${nth} = 9))::int`
      const bands: number[][] = []
      for (let nth = 0; nth < 10; nth++) {
        const [row] = await rowsOf(sql<{ now: number; before: number }>`
          select ${band(nth, 0)} as now, ${band(nth, days)} as before`)
        bands.push([row?.now ?? 0, row?.before ?? 0])
      }
      const [now] = await rowsOf(sql`
        select count(*)::int as submissions, count(*) filter (where status = 'graded')::int as graded,
          count(*) filter (where status = 'graded' and passed)::int as passed,
          round(avg(round(${percent}, 4)) filter (where status = 'graded'), 2) as "meanPercent"
        from submissions where ${within(0)}`)
      return [...bands, now]
    },

    payments: (stretches: readonly Stretch[]) => {
      const state = (status: string) => sql`(
        select count(*)::int from payment_requests where ${ofCourse} and status = ${status}
          and ${day('requested_at')} between s."from" and s."to")`
      return rowsOf(sql`
        select s."from", s."to", ${state('pending')} as pending, ${state('approved')} as approved,
          ${state('rejected')} as rejected
        from unnest(${stretches.map(({ from }) => from)}::date[], ${stretches.map(({ to }) => to)}::date[])
          with ordinality s ("from", "to", nth) order by nth`)
    },

    decisions: async (
      from: string,
      to: string,
      bands: readonly { fromMinutes: number; toMinutes: number | null }[],
    ) => {
      const waits = await rowsOf(sql<{ minutes: number }>`
        select floor(extract(epoch from reviewed_at - requested_at) / 60)::int as minutes from payment_requests
        where ${ofCourse} and provider = 'manual' and ${day('reviewed_at')} between ${from} and ${to} order by 1`)
      const counts = bands.map(
        ({ fromMinutes, toMinutes }) =>
          waits.filter(
            ({ minutes }) => minutes >= fromMinutes && minutes < (toMinutes ?? Number.POSITIVE_INFINITY),
          ).length,
      )
      return [...counts, waits[Math.ceil(waits.length / 2) - 1]?.minutes ?? null]
    },

    /** Each question of the newest paper, with PostgreSQL's own correlation. */
    items: (assessment: string, from: string, to: string) =>
      rowsOf(sql<{ id: string; answers: number; facility: number | null; discrimination: number | null }>`
        select q.value ->> '_id' as id, count(a.marks_awarded)::int as answers,
          (sum(a.marks_awarded) / sum((q.value ->> 'marks')::numeric) filter (where a.id is not null))::float8 as facility,
          corr(a.marks_awarded, s.total_marks_awarded - a.marks_awarded) as discrimination
        from papers p cross join lateral jsonb_array_elements(p.questions) with ordinality q
        left join submissions s on s.paper_id = p.id and s.status = 'graded' and ${day('s.submitted_at')} between ${from} and ${to}
        left join submission_answers a on a.submission_id = s.id and a.question_id = q.value ->> '_id'
          and a.marks_awarded is not null
        where p.assessment_id = ${assessment} group by 1, q.ordinality order by q.ordinality`),
  }
}
