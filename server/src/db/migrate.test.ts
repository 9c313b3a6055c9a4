import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let folder: string
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 2 })
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-migrations-'))
  await open.pool.query(
    'drop table if exists kysely_migration, kysely_migration_lock, kysely_migration_hash, doors cascade',
  )
  await writeFile(join(folder, '0001-doors.sql'), 'create table doors (id int); create index on doors (id);')
  return () => rm(folder, { recursive: true })
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

const migrate = () => migrateDatabase({ connectionString: database.connectionString, log: quietLog, folder })

test('three processes that start at once run every file once', async () => {
  await writeFile(join(folder, '0002-more.sql'), 'insert into doors values (1)')
  const done = await Promise.all([migrate(), migrate(), migrate()])
  expect(done.flat().sort()).toEqual(['0001-doors', '0002-more'])
  expect((await open.pool.query('select * from doors')).rows).toEqual([{ id: 1 }])
})

test('a failing file names itself and leaves nothing behind', async () => {
  await writeFile(join(folder, '0002-broken.sql'), 'insert into doors values (1); select nonsense')
  await expect(migrate()).rejects.toThrow(/0002-broken failed.*nonsense/)
  expect((await open.pool.query("select to_regclass('doors') as doors")).rows).toEqual([{ doors: null }])
})

test('a file that is not numbered stops the start', async () => {
  await writeFile(join(folder, 'later.sql'), 'select 1')
  await expect(migrate()).rejects.toThrow('later.sql is not named like 0001-users.sql')
})

test('a file that was edited after it ran is refused by its name, and its old content runs on', async () => {
  await migrate()
  await writeFile(join(folder, '0001-doors.sql'), 'create table doors (id bigint)')
  await expect(migrate()).rejects.toThrow(
    'The migration 0001-doors.sql was edited after it ran on this database.',
  )
  await writeFile(join(folder, '0001-doors.sql'), 'create table doors (id int); create index on doors (id);')
  await writeFile(join(folder, '0002-more.sql'), 'insert into doors values (1)')
  expect(await migrate()).toEqual(['0002-more'])
})

test('a database that was migrated before hashes were kept gets them at its next start', async () => {
  await migrate()
  await open.pool.query('drop table kysely_migration_hash')
  expect(await migrate()).toEqual([])
  await writeFile(join(folder, '0001-doors.sql'), 'create table doors (id bigint)')
  await expect(migrate()).rejects.toThrow('0001-doors.sql was edited')
})
