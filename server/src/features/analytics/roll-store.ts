import { addDays } from '@academy/contract/text/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountSource, type RollupKind, SOURCES } from './sources-store.ts'

/** Before the academy's first day. */
export const NEVER = '2000-01-01'
const KINDS = [...new Set(SOURCES.map(({ kind }) => kind))]
const CHANGES_AT_A_TIME = 20_000
export const ROLL_UP_SECONDS = 30 * 60

/** Brings every kind of count up to the day before `today` and counts changed days again. Each step is one transaction, and a
 * repeated one changes nothing: it may end anywhere. */
export async function rollUp(db: Db, today: string): Promise<void> {
  for (const kind of KINDS) {
    await mark(db, kind, addDays(today, -1))
    await rollNewDays(db, kind)
    while (await countAgain(db, kind));
  }
}

/** From its commit on, whoever changes a day up to `through` leaves a change. It waits until nobody writes who does not know so,
 * but not long: behind it all other writers wait. What it does not get is tried again with the next run. */
async function mark(db: Db, kind: RollupKind, through: string): Promise<void> {
  const known = await db
    .selectFrom('rollups')
    .select('marked_through')
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (known && known.marked_through >= through) return
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '500ms'`.execute(transaction)
    await sql`select pg_advisory_xact_lock(17, 0)`.execute(transaction)
    await transaction
      .insertInto('rollups')
      .values({ kind, marked_through: through, rolled_through: NEVER })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ marked_through: through }))
      .execute()
  })
}

async function rollNewDays(db: Db, kind: RollupKind): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { marked_through, rolled_through } = await lockRollup(transaction, kind)
    if (rolled_through >= marked_through) return
    const days = { since: addDays(rolled_through, 1), until: addDays(marked_through, 1) }
    for (const source of sourcesOf(kind))
      await insert(
        transaction,
        source,
        sql`select null::text as course_id, ${days.since}::date as since, ${days.until}::date as until`,
      )
    await transaction
      .updateTable('rollups')
      .set({ rolled_through: marked_through })
      .where('kind', '=', kind)
      .execute()
  })
}

interface Change {
  course_id: string
  day: string
}

/** @returns whether there was something to do */
async function countAgain(db: Db, kind: RollupKind): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rolled_through } = await lockRollup(transaction, kind)
    const { rows } = await sql<Change>`
      with worked_off as (
        delete from rollup_changes
        where id in (select id from rollup_changes where kind = ${kind} order by id limit ${CHANGES_AT_A_TIME})
        returning course_id, day)
      select course_id, ${kind === 'learners' ? sql`min(day)` : sql`day`} as day from worked_off
      group by course_id ${kind === 'learners' ? sql`` : sql`, day`}`.execute(transaction)
    if (rows.length === 0) return false
    const wanted = sql`
      select c.course_id, c.day as since,
        ${kind === 'learners' ? sql`${rolled_through}::date + 1` : sql`c.day + 1`} as until
      from unnest(${rows.map((row) => row.course_id)}::text[], ${rows.map((row) => row.day)}::date[]) c (course_id, day)`
    for (const source of sourcesOf(kind)) {
      await sql`
        delete from ${sql.table(source.table)} t using (${wanted}) w
        where t.course_id = w.course_id and t.day >= w.since and t.day < w.until`.execute(transaction)
      await insert(transaction, source, wanted)
    }
    return true
  })
}

const sourcesOf = (kind: RollupKind): CountSource[] => SOURCES.filter((source) => source.kind === kind)

/** One run at a time works on a kind, also when a job that was taken for dead goes on. Nobody waits for its statements, which
 * count all years of an academy at first: they have as long as the job. */
async function lockRollup(transaction: Db, kind: RollupKind) {
  await sql`select set_config('statement_timeout', ${`${ROLL_UP_SECONDS}s`}, true)`.execute(transaction)
  return transaction
    .selectFrom('rollups')
    .select(['marked_through', 'rolled_through'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const insert = (transaction: Db, { table, columns, count }: CountSource, wanted: RawBuilder<unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))} from (${count(wanted)}) counted`.execute(
    transaction,
  )
