import type { AnalyticsRange } from '@academy/contract/analytics'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { NEVER } from './roll-store.ts'
import type { CountSource, RollupKind } from './sources-store.ts'

/** What a chart is about. */
export interface CountedRange {
  range: AnalyticsRange
  course: string | null
}

/** The counts of a source by day, from the first day of the range before to the last of the range: those that the jobs keep, and
 * behind them those counted now, in one statement and so of one moment. */
export function daysOf(
  source: CountSource,
  { range, course }: CountedRange,
  since = range.before.from,
): RawBuilder<unknown> {
  const columns = sql.join(source.columns.map((column) => sql.ref(column)))
  const through = sql`(select coalesce(
    (select rolled_through from rollups where kind = ${source.kind}), ${NEVER}::date) as day) through`
  const rest = sql`
    select ${course}::text as course_id, greatest(through.day + 1, ${since}::date) as since, ${range.to}::date + 1 as until
    from ${through}`
  return sql`(
    select ${columns} from (select t.* from ${sql.table(source.table)} t, ${through}
      where t.day <= through.day and t.day between ${since}::date and ${range.to}::date
        ${course === null ? sql`` : sql`and t.course_id = ${course}`}) kept
    union all
    select ${columns} from (${source.count(rest)}) counted)`
}

/** Whether days of that kind wait to be counted again. */
export async function isRecounting(db: Db, kind: RollupKind): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from rollup_changes where kind = ${kind}) as waits`.execute(db)
  return rows[0]?.waits === true
}
