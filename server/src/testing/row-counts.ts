import { type RawBuilder, sql } from 'kysely'
import type { TestAcademy } from './academy.ts'

/** Written by the frame with any call, a refused one too, or by what runs beside the calls. */
const NOT_OF_CALLS = [
  'rate_limits',
  'captcha_uses',
  'heartbeat',
  'job_workers',
  'live_nodes',
  'live_sessions',
  'nodes',
  'storage_use',
  'orphan_files',
  'active_days',
]
/** Here a change within a row counts too. */
const WHOLE = [
  'attempts',
  'attempt_answers',
  'submissions',
  'payment_requests',
  'certification_requests',
  'certificates',
  'attendance_days',
  'attendance_records',
  'lecture_questions',
  'lecture_answers',
  'announcements',
]

/** How many rows every table has, a new one too, and what stands in those that matter most. */
export const rowCounts = (academy: TestAcademy): Promise<Record<string, unknown>> =>
  ofEachTable(academy, (name) =>
    WHOLE.includes(name) ? allOf(name) : sql`(select count(*) from ${sql.table(name)})`,
  )

/** What stands in every table, and how many jobs wait. */
export async function everyRow(academy: TestAcademy): Promise<Record<string, unknown>> {
  const { rows } = await sql`select count(*) from graphile_worker.jobs`.execute(academy.services.db)
  return { ...(await ofEachTable(academy, allOf)), jobs: rows }
}

const allOf = (table: string) =>
  sql`(select jsonb_agg(to_jsonb(t) order by t::text) from ${sql.table(table)} t)`

async function ofEachTable(
  { services: { db } }: TestAcademy,
  read: (table: string) => RawBuilder<unknown>,
): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name <> all (${NOT_OF_CALLS})
    order by table_name`.execute(db)
  const parts = tables.rows.map(({ name }) => sql`${read(name)} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(parts)}`.execute(db)
  return rows[0] ?? {}
}
