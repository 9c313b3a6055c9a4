import { ANALYTICS_LIST_MAX_ROWS } from '@academy/contract/analytics'
import { addDays } from '@academy/contract/text/days'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountedRange, daysOf } from './days-store.ts'
import { NEVER } from './roll-store.ts'
import { COMPLETION_DAYS, ENROLMENT_DAYS } from './sources-store.ts'

interface Row {
  _id: string
  title: string
  completed: number
  expected: number
  completedBefore: number
  expectedBefore: number
}

const FIRST = addDays(NEVER, 1)

export async function sharesOfLectures(
  db: Db,
  asked: CountedRange,
  course: string,
): Promise<(Row & { total: number })[]> {
  const { before } = asked.range
  const { rows } = await sql<Row & { total: number }>`
    with done as (
      select lecture_id, sum(completed)::int as now, coalesce(sum(completed) filter (where day <= ${before.to}::date), 0)::int as before
      from ${daysOf(COMPLETION_DAYS, asked, FIRST)} days where lecture_id <> '' group by 1
    ), students as (
      select coalesce(sum(enrolled), 0)::int as now, coalesce(sum(enrolled) filter (where day <= ${before.to}::date), 0)::int as before
      from ${daysOf(ENROLMENT_DAYS, asked, FIRST)} days
    )
    select l.id as "_id", l.title, coalesce(done.now, 0) as completed, students.now as expected,
      coalesce(done.before, 0) as "completedBefore", students.before as "expectedBefore",
      count(*) over ()::int as total
    from lectures l cross join students left join done on done.lecture_id = l.id
    where l.course_id = ${course} order by l.position, l.id`.execute(db)
  return rows
}

export async function sharesOfCourses(db: Db, asked: CountedRange): Promise<(Row & { total: number })[]> {
  const { before } = asked.range
  const { rows } = await sql<Row & { total: number }>`
    with done as (
      select course_id, sum(completed)::bigint as now, coalesce(sum(completed) filter (where day <= ${before.to}::date), 0)::bigint as before
      from ${daysOf(COMPLETION_DAYS, asked, FIRST)} days where lecture_id = '' group by 1
    ), students as (
      select course_id, sum(enrolled)::bigint as now, coalesce(sum(enrolled) filter (where day <= ${before.to}::date), 0)::bigint as before
      from ${daysOf(ENROLMENT_DAYS, asked, FIRST)} days group by 1
    ), sizes as (
      select course_id, count(*) as lectures from lectures group by 1
    )
    select c.id as "_id", c.title, coalesce(done.now, 0) as completed, students.now * sizes.lectures as expected,
      coalesce(done.before, 0) as "completedBefore", students.before * sizes.lectures as "expectedBefore",
      count(*) over ()::int as total
    from courses c join students on students.course_id = c.id join sizes on sizes.course_id = c.id
      left join done on done.course_id = c.id
    order by students.now desc, c.id limit ${ANALYTICS_LIST_MAX_ROWS}`.execute(db)
  return rows
}
