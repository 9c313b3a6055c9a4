import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someNamedKeys } from '../../storage/named-files-store.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

type Row = Record<string, unknown>
const MIGRATIONS = join(import.meta.dirname, '../migrations')
/** The demo and a crowd as the release before 0.2.0 kept them; made by `node scripts/rows-of-release.mjs 967c2e0`. */
const ROWS = join(import.meta.dirname, 'rows-of-967c2e0.json.br')
const LAST_OF_RELEASE = '0008-certificates.sql'

let database: TestDatabase
let open: OpenDatabase
let dataDir: string
let before: Record<string, Row[]>
let academy: TestAcademy | undefined

beforeAll(async () => {
  before = JSON.parse(brotliDecompressSync(await readFile(ROWS)).toString('utf8'))
  dataDir = await mkdtemp(join(tmpdir(), 'academy-'))
  database = await createEmptyTestDatabase()
  open = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 1 })
  await migrateToRelease()
  // As they stood, in any order: no trigger and no reference looks at them on their way in.
  await sql`set session_replication_role = replica`.execute(open.db)
  for (const [table, rows] of Object.entries(before)) await insert(table, rows)
  await sql`set session_replication_role = origin`.execute(open.db)
  await migrateDatabase({ connectionString: database.connectionString, log: quietLog })
})
afterAll(async () => {
  await open.close()
  if (academy) await academy.stop()
  else await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function migrateToRelease() {
  const folder = await mkdtemp(join(tmpdir(), 'academy-release-'))
  for (const file of await readdir(MIGRATIONS))
    if (file <= LAST_OF_RELEASE) await cp(join(MIGRATIONS, file), join(folder, file))
  await migrateDatabase({ connectionString: database.connectionString, log: quietLog, folder })
  await rm(folder, { recursive: true })
}

async function insert(table: string, rows: Row[]) {
  if (rows.length === 0) return
  const generated = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'ALWAYS'`.execute(
    open.db,
  )
  const names = Object.keys(rows[0] ?? {}).filter((key) => !generated.rows.some(({ name }) => name === key))
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    open.db,
  )
}

/** The columns of then, as they stand now. */
async function rowsOf(table: string, columns: string[]): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select row_to_json(t) as row from (select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}) t`.execute(
    open.db,
  )
  return rows.map(({ row }) => row)
}

const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort()

test('an upgrade loses no row and changes nothing in the columns that were there', async () => {
  const filled = Object.entries(before).filter(([, rows]) => rows.length > 0)
  expect(filled.length).toBeGreaterThan(30)
  for (const [table, rows] of filled) {
    const now = await rowsOf(table, Object.keys(rows[0] ?? {}))
    expect(sorted(now), table).toEqual(sorted(rows))
  }
})

test('what the upgrade added holds for the old rows too', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where n.nspname = current_schema() and not convalidated`.execute(open.db)
  expect(rows).toEqual([])
})

test('visits and totals of before are filled in from the rows', async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select sum(users) from academy_totals) as users,
    (select sum(students) from course_totals) as students,
    (select sum(completed) from enrolments) as completed,
    (select count(*) from enrolments where last_active_at is not null) as visited,
    (select count(distinct (course_id, user_id)) from active_days) as active`.execute(open.db)
  const was = (table: string) => before[table]?.length ?? 0
  const [kept] = rows
  expect(kept).toMatchObject({ users: was('users'), students: was('enrolments') })
  expect(kept?.completed).toBe(was('lecture_completions'))
  expect(kept?.visited).toBeGreaterThan(0)
  expect(kept?.active).toBe(kept?.visited)
})

test('who has passed, for whom a certificate may be asked, and what statements know, too', async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from passed_exams) as passed,
    (select count(*) from submissions where kind = 'final-exam' and passed) as passed_then,
    (select sum(certifiable) from course_totals) as certifiable,
    (select count(*) from submissions s where s.kind = 'final-exam' and s.passed and s.student_id is not null and not exists (
      select from certification_requests r where r.student_id = s.student_id and r.course_id = s.course_id)) as certifiable_then,
    (select sum(count) from list_counts where list = 'statement-payments') as payments,
    (select count(*) from statement_payments where not is_repeat) as payments_then`.execute(open.db)
  const [kept] = rows
  expect(kept?.passed).toBeGreaterThan(0)
  expect(kept).toMatchObject({
    passed: kept?.passed_then,
    certifiable: kept?.certifiable_then,
    payments: kept?.payments_then,
  })
})

/** A start asks whether the storage is that of the rows. */
async function storageWithAFile(): Promise<string> {
  const [key = ''] = await someNamedKeys(open.db)
  const file = join(dataDir, 'media', key)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'a film')
  return dataDir
}

test('the academy starts on it, and its people find what was theirs', async () => {
  const upgraded = await startAcademy({ database, env: { DATA_DIR: await storageWithAFile() } })
  academy = upgraded
  const signIn = async (name: string) => {
    const body = { email: `${name}@demo.impinga.rw`, password: 'impinga-demo-2026' }
    const { token } = await upgraded.as(null).call('POST /api/user/login', { body })
    return upgraded.as({ token })
  }
  const aline = await signIn('aline')
  const { courses } = await aline.call('GET /api/mycourse')
  expect(courses.length).toBeGreaterThan(0)
  const clarisse = await signIn('clarisse')
  expect((await clarisse.call('GET /api/instructor/submissions')).pending).toBe(3)
  const honorine = await signIn('honorine')
  expect((await honorine.call('GET /api/certification/certificates/my')).certificates).toHaveLength(2)
  await upgraded.runJobs()
})
