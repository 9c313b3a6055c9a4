import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Purpose } from '../launch.ts'
import { openAcademy } from '../open.ts'
import { newFileKey } from '../services/files/index.ts'
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { onServer } from '../testing/postgres-server.ts'
import { quietLog } from '../testing/quiet-log.ts'

const undo: (() => Promise<unknown>)[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'residents-'))
  undo.push(() => rm(dataDir, { recursive: true }))
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const open = ({ connectionString }: TestDatabase, purpose: Purpose = 'academy') => {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString, CAPTCHA: 'none' })
  return openAcademy(config, quietLog, purpose)
}
const openAndClose = async (database: TestDatabase) => (await open(database)).close()
const ask = (database: TestDatabase, sql: string) =>
  onServer(database.connectionString, (client: pg.Client) => client.query(sql))

async function aDatabase(sql = '', make = createEmptyTestDatabase): Promise<TestDatabase> {
  const database = await make()
  undo.push(database.drop)
  await ask(database, sql)
  return database
}

/** Everything that was made or written in a database: objects, and how often rows were. */
async function tracesIn(database: TestDatabase) {
  const { rows } = await ask(
    database,
    `select n.nspname, c.relname, c.oid, c.xmin, pg_relation_filenode(c.oid) as file, pg_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1, 2`,
  )
  return rows
}

const SHOP = 'create table customers (id int); create table orders (id int); insert into orders values (1);'
const KYSELY = 'create table kysely_migration (name text, timestamp text);'

test.each([
  ['of a shop', SHOP, /: "\w+" holds the tables customers, orders, and no academy\. Nothing was touched\./],
  [
    'with many tables',
    `${SHOP} create table a (); create table b ();`,
    /holds 4 tables \(a, b, customers, …\)/,
  ],
  [
    'of a shop with our library of migrations',
    `${SHOP} ${KYSELY} insert into kysely_migration values ('001')`,
    /customers, orders/,
  ],
  [
    'with migrations alone',
    `${KYSELY} insert into kysely_migration values ('001_start')`,
    /the tables of others/,
  ],
  ['with a queue like ours alone', 'create schema graphile_worker', /the tables of others/],
])("another application's database, %s, is refused, and nothing changes in it", async (_, sql, sign) => {
  const database = await aDatabase(sql)
  const before = await tracesIn(database)
  for (const purpose of ['academy', 'command', 'repair'] as const) {
    const refused = await open(database, purpose).catch((error: Error) => error)
    expect(String(refused)).toMatch(/^Error: DATABASE_URL leads to another application's database: /)
    expect(String(refused)).toMatch(sign)
  }
  expect(await tracesIn(database)).toEqual(before)
  expect(await readdir(join(dataDir, 'media'))).not.toContain('.academy.json')
})

test('an empty database is taken, with what an extension or a start that broke off left in it', async () => {
  const database = await aDatabase(`${KYSELY} create table kysely_migration_lock (id text);
    create table kysely_migration_hash (name text primary key, hash text not null);
    drop table kysely_migration, kysely_migration_lock; create extension pg_trgm;
    create table of_an_extension (); alter extension pg_trgm add table of_an_extension`)
  await openAndClose(database)
  await ask(database, 'create table reports_of_the_operator ()')
  await openAndClose(database)
})

test('an empty database beside the storage of an academy stays empty', async () => {
  await openAndClose(await aDatabase())
  const empty = await aDatabase()
  await expect(open(empty)).rejects.toThrow(
    /^The storage \(.*media\) belongs to the academy [0-9a-f]{32}, and the database is empty\. Nothing was touched\. Check/,
  )
  expect(await tracesIn(empty)).toEqual([])
})

test('an empty database beside files of an older academy stays empty', async () => {
  const key = newFileKey('media', 'webp')
  await mkdir(join(dataDir, 'media', 'media'), { recursive: true })
  await writeFile(join(dataDir, 'media', key), 'picture')
  const empty = await aDatabase()
  await expect(open(empty)).rejects.toThrow('holds files, and the database names none')
  expect(await tracesIn(empty)).toEqual([])
})

test('a database that waits for a migration is not migrated beside the storage of another academy', async () => {
  await openAndClose(await aDatabase())
  const older = await aDatabase(
    `update academy_identity set academy_id = default;
     delete from kysely_migration where name = (select max(name) from kysely_migration)`,
    createTestDatabase,
  )
  const before = await tracesIn(older)
  await expect(open(older)).rejects.toThrow(
    /belongs to the academy [0-9a-f]{32}, and the database to [0-9a-f]{32}\./,
  )
  expect(await tracesIn(older)).toEqual(before)
})

test('the database of a newer academy is told so, and stays as it is', async () => {
  const newer = await aDatabase(
    "insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')",
    createTestDatabase,
  )
  const before = await tracesIn(newer)
  await expect(open(newer)).rejects.toThrow(
    'The database is of a newer academy (9999-of-tomorrow). Nothing was touched. Start that version,',
  )
  expect(await tracesIn(newer)).toEqual(before)
})
