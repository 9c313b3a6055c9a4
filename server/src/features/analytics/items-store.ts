import type { ItemSums } from '@academy/contract/analytics'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountedRange, daysOf } from './days-store.ts'
import { ITEM_DAYS } from './sources-store.ts'

export interface ItemRow extends ItemSums {
  question_id: string
  position: number | null
  question: string
}

export const findAnalysed = (db: Db, assessmentId: string) =>
  db
    .selectFrom('assessments')
    .select(['title', 'course_id'])
    .where('id', '=', assessmentId)
    .executeTakeFirst()

/** Questions in the order of the newest paper; behind them those that are asked no more, as they were asked last. */
export async function selectItems(db: Db, asked: CountedRange, assessment: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with sums as (
      select question_id, sum(answers)::int as answers, sum(marks) as marks, sum(marks_max) as "marksMax",
        sum(marks_squared) as "marksSquared", sum(rest) as rest, sum(rest_squared) as "restSquared",
        sum(marks_by_rest) as "marksByRest"
      from ${daysOf(ITEM_DAYS, asked)} days
      where assessment_id = ${assessment} and day >= ${asked.range.from}::date group by 1
    ), newest as (
      select distinct on (q.value ->> '_id') q.value ->> '_id' as question_id, q.value ->> 'question' as question,
        case when p.version = (select max(version) from papers where assessment_id = ${assessment})
          then q.ordinality::int end as position
      from papers p cross join lateral jsonb_array_elements(p.questions) with ordinality q
      where p.assessment_id = ${assessment} order by q.value ->> '_id', p.version desc
    )
    select newest.question_id, newest.position, newest.question, coalesce(sums.answers, 0) as answers,
      coalesce(sums.marks, 0) as marks, coalesce("marksMax", 0) as "marksMax", coalesce("marksSquared", 0) as "marksSquared",
      coalesce(rest, 0) as rest, coalesce("restSquared", 0) as "restSquared", coalesce("marksByRest", 0) as "marksByRest"
    from newest left join sums using (question_id)
    where newest.position is not null or sums.answers > 0
    order by newest.position nulls last, newest.question_id limit 400`.execute(db)
  return rows
}
