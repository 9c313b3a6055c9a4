import {
  awayBefore,
  behindUpTo,
  medianCompleted,
  type ProgressCount,
  RISK_COUNTED_MAX,
  type RiskFilter,
} from '@academy/contract/students'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '../../http/context.ts'

/** What the rule of risk needs to know of a course. */
export interface ClassFacts {
  courseId: string
  students: number
  lectures: number
  median: number
  awayBefore: Date
  /** How many lectures anybody has completed. */
  counts: ProgressCount[]
}

/** Two looks at kept numbers, however large the class. */
export async function factsOfClass(ctx: Pick<Context, 'db' | 'now'>, courseId: string): Promise<ClassFacts> {
  const totals = ctx.db
    .selectFrom('course_totals')
    .where('course_id', '=', courseId)
    .select([
      sql<number>`coalesce(sum(students), 0)`.as('students'),
      sql<number>`coalesce(sum(lectures), 0)`.as('lectures'),
    ])
    .executeTakeFirstOrThrow()
  const counted = ctx.db
    .selectFrom('course_progress_counts')
    .where('course_id', '=', courseId)
    .select(['completed', sql<number>`sum(students)`.as('students')])
    .groupBy('completed')
    .having(sql`sum(students)`, '>', 0)
    .orderBy('completed')
    .execute()
  const [{ students, lectures }, counts] = [await totals, await counted]
  const median = medianCompleted(counts)
  return { courseId, students, lectures, counts, median, awayBefore: awayBefore(ctx.now()) }
}

/** The last visit of an enrolment `e`; who never came counts from the enrolment. */
export const lastSeen = sql<Date>`coalesce(e.last_active_at, e.enrolled_at)`

/** The rule of risk for an enrolment `e`: `risksOf`, as the database asks it. */
export function riskCondition(facts: ClassFacts, risk: RiskFilter): RawBuilder<boolean> {
  const awayCondition = sql<boolean>`${lastSeen} < ${facts.awayBefore}`
  const behindCondition = sql<boolean>`e.completed <= ${behindUpTo(facts.median)}`
  const wantedCondition = {
    any: sql<boolean>`(${awayCondition} or ${behindCondition})`,
    away: awayCondition,
    behind: behindCondition,
  }[risk]
  return facts.lectures > 0 ? sql`(e.completed < ${facts.lectures} and ${wantedCondition})` : wantedCondition
}

/** Those at risk, up to one more than are counted. They are looked up by what they have completed, each time in the order of the
 * last visit: a class of a hundred thousand with three at risk is not read to its end. */
export async function studentsAtRisk(db: Db, facts: ClassFacts, risk: RiskFilter): Promise<string[]> {
  const { rows } = await atRisk(facts, risk).execute(db)
  return rows.map((row) => row.user_id)
}

/** How many they are, up to the same. */
export async function countAtRisk(db: Db, facts: ClassFacts): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from (${atRisk(facts, 'any')}) found`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

function atRisk(facts: ClassFacts, risk: RiskFilter) {
  const { courseId, counts, lectures, median } = facts
  const completed = counts.map((count) => count.completed)
  const isLeft = (value: number) => lectures === 0 || value < lectures
  const isBehind = (value: number) => isLeft(value) && value <= behindUpTo(median)
  const behind = risk === 'away' ? [] : completed.filter(isBehind)
  const away = risk === 'behind' ? [] : completed.filter((value) => isLeft(value) && !behind.includes(value))
  return sql<{ user_id: string }>`
    (${among(courseId, behind, sql`true`)}) union all
    (${among(courseId, away, sql`${lastSeen} < ${facts.awayBefore}`)}) limit ${RISK_COUNTED_MAX + 1}`
}

const among = (courseId: string, completed: number[], condition: RawBuilder<unknown>) => sql`
  select found.user_id from unnest(${completed}::int[]) as v (completed), lateral (
    select e.user_id from enrolments e
    where e.course_id = ${courseId} and e.completed = v.completed and ${condition}
    order by e.course_id, e.completed, ${lastSeen} limit ${RISK_COUNTED_MAX + 1}) found
  limit ${RISK_COUNTED_MAX + 1}`
