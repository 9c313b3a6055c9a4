import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectOrStartPostgres } from './db/launcher.ts'
import { freePort } from './testing/ports.ts'
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './testing/postgres.ts'
import { onServer } from './testing/postgres-server.ts'
import { buildPrograms, finish, type Programs, runProgram } from './testing/programs.ts'
import { quietLog } from './testing/quiet-log.ts'

// Every step is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let programs: Programs
let dataDir: string
const databases: TestDatabase[] = []
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'refusals-'))
})
afterAll(async () => {
  for (const { drop } of databases) await drop()
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const on = async (made: Promise<TestDatabase>) => {
  const database = await made
  databases.push(database)
  return database.connectionString
}
/** The last words of a start that fails. */
async function startWith(settings: Record<string, string>): Promise<string> {
  const port = String(await freePort())
  const { code, text } = await finish(
    runProgram(programs.academy, [], { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'fatal', ...settings }),
  )
  expect(code, text).toBe(1)
  return text.slice(text.indexOf('The academy did not start')).trim()
}

test("a start on another application's database ends in one sentence, and changes nothing there", async () => {
  const DATABASE_URL = await on(createEmptyTestDatabase())
  const rows = (sql: string) => onServer(DATABASE_URL, async (client) => (await client.query(sql)).rows)
  await rows('create table invoices (id int); insert into invoices values (7)')
  expect(await startWith({ DATABASE_URL })).toMatch(
    /^The academy did not start\. DATABASE_URL leads to another application's database: "\w+" holds the tables invoices, and no academy\. Nothing was touched\. Make an empty one for the academy \(createdb academy\) and name it in DATABASE_URL\.$/,
  )
  expect(await rows('select * from invoices')).toEqual([{ id: 7 }])
  expect(await rows("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([
    { relname: 'invoices' },
  ])
  expect(await rows("select nspname from pg_namespace where nspname ~ 'graphile'")).toEqual([])
})

test('a storage that nobody serves is told by its setting, without its key', async () => {
  const port = await freePort()
  const said = await startWith({
    DATABASE_URL: await on(createTestDatabase()),
    STORAGE_URL: `s3://KEY:hunter2@127.0.0.1:${port}/academy?ssl=off`,
  })
  expect(said).toMatch(
    new RegExp(
      `^The academy did not start\\. STORAGE_URL does not work \\(http://127\\.0\\.0\\.1:${port}/academy\\): .*ECONNREFUSED.*\\. Check its key, its secret, its bucket and its region\\.$`,
    ),
  )
  expect(said).not.toMatch(/hunter2|KEY/)
})

test('a wrong academy.json stops the start: no database is made for it, and one that is there is closed again', async () => {
  const DATA_DIR = mkdtempSync(join(dataDir, 'wrong-'))
  const file = join(DATA_DIR, 'academy.json')
  writeFileSync(file, '{ "name": 7 }')
  const refusal = `The academy did not start. ${file} has wrong values:`
  expect((await startWith({ DATA_DIR })).split('\n')[0]).toBe(refusal)
  expect(readdirSync(DATA_DIR)).toEqual(['academy.json'])

  await (await connectOrStartPostgres({ dataDir: DATA_DIR, log: quietLog })).stop()
  expect((await startWith({ DATA_DIR })).split('\n')[0]).toBe(refusal)
  expect(existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
})
