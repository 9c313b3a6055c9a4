import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Services } from '../http/context.ts'
import { academyJobs, startAcademyJobs } from '../jobs.ts'
import type { Purpose } from '../launch.ts'
import { type OpenAcademy, openAcademy } from '../open.ts'
import { createTestClock } from '../services/clock.ts'
import { newFileKey } from '../services/files/index.ts'
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { onServer } from '../testing/postgres-server.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { adoptStorage, putBack, sweepNow } from './index.ts'

const DAY_MS = 86_400_000
const undo: (() => Promise<unknown>)[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  undo.push(() => rm(dataDir, { recursive: true }))
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** Every new database draws an id of its own; those of the tests are made from one. */
async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  undo.push(database.drop)
  await onServer(database.connectionString, (client) =>
    client.query('update academy_identity set academy_id = default'),
  )
  return database
}

/** As a dump restored elsewhere, or under the same name. */
async function aCopyOf(database: TestDatabase): Promise<TestDatabase> {
  const copy = await copyTestDatabase(database)
  undo.push(copy.drop)
  return copy
}

interface Opened {
  services: Services
  open: OpenAcademy
  close(): Promise<void>
}

/** An academy on this database and the storage of this test, some days from now. */
async function opened(database: TestDatabase, days = 0, purpose: Purpose = 'academy'): Promise<Opened> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.connectionString, CAPTCHA: 'none' })
  const open = await openAcademy(config, quietLog, purpose)
  let isOpen = true
  const close = async () => {
    if (isOpen) await open.close()
    isOpen = false
  }
  undo.push(close)
  const clock = createTestClock(open.services.clock)
  clock.advance(days * DAY_MS)
  return { open, close, services: { ...open.services, clock } }
}

/** Files that rows name, as pictures of slides do. */
async function namedFiles({ db }: Services, count: number): Promise<string[]> {
  const keys = await stored('slides', count)
  const rows = keys.map((key) => ({ key, size_bytes: 7, width: 1, height: 1, unused_since: null }))
  await db.insertInto('slide_images').values(rows).execute()
  return keys
}

/** Files that no row names. */
const litter = (count: number, folder = 'media') => stored(folder, count)

/** Written straight into the folder: hundreds that are each synced take their time. */
async function stored(folder: string, count: number): Promise<string[]> {
  await mkdir(join(dataDir, 'media', folder), { recursive: true })
  const keys = Array.from({ length: count }, () => newFileKey(folder, 'webp')).sort()
  for (const key of keys) await writeFile(join(dataDir, 'media', key), 'picture')
  return keys
}

async function keysIn({ files }: Services): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.sort()
}

async function runJob(services: Services, name: string): Promise<void> {
  const handlers = academyJobs({ services, transport: { send: async () => {} } })
  const job = handlers.find((handler) => handler.name === name)
  await job?.run(null, { id: name, attempt: 1, signal: new AbortController().signal })
  expect(job, name).toBeDefined()
}
const sweep = (services: Services) => runJob(services, 'sweep-lecture-files')

test('an empty database is refused on the storage of another, and nothing is removed', async () => {
  const production = await opened(await anEmptyDatabase())
  const keys = await namedFiles(production.services, 11)
  await production.close()
  await expect(opened(await anEmptyDatabase())).rejects.toThrow(
    /^The storage \(.*media\) belongs to the academy [0-9a-f]{32}, and the database to [0-9a-f]{32}\. Nothing was touched\. Check DATABASE_URL, STORAGE_URL and DATA_DIR\. .*adopt-storage$/,
  )
  expect(await keysIn(production.services)).toEqual(keys)
})

test('an empty database is refused also on files that an older version left unmarked', async () => {
  const production = await opened(await anEmptyDatabase())
  const keys = await namedFiles(production.services, 11)
  await production.close()
  await rm(join(dataDir, 'media', '.academy.json'))
  await expect(opened(await anEmptyDatabase())).rejects.toThrow(
    /holds files, and the database names none: it is empty, or not the one that belongs to them/,
  )
  expect(await keysIn(production.services)).toEqual(keys)
})

test('an older version’s storage is known by its files, and an empty storage is none of theirs', async () => {
  const database = await anEmptyDatabase()
  const first = await opened(database)
  const [key = ''] = await namedFiles(first.services, 3)
  await first.close()
  const marker = join(dataDir, 'media', '.academy.json')
  await rm(marker)
  const second = await opened(database)
  expect(await second.services.files.marker.read()).toContain('token')
  await second.close()
  await rm(join(dataDir, 'media'), { recursive: true })
  await expect(opened(database)).rejects.toThrow(/none of those looked for is in the storage/)
  const repaired = await opened(database, 0, 'repair')
  await adoptStorage(repaired.services)
  expect(await repaired.services.files.stat(key)).toBeNull()
  await repaired.close()
  await opened(database)
})

test('two academies on one storage: the second does not start', async () => {
  await opened(await anEmptyDatabase())
  await expect(opened(await anEmptyDatabase())).rejects.toThrow(/belongs to the academy/)
})

test('two nodes of one academy start in the same moment, and one marker stands', async () => {
  const database = await anEmptyDatabase()
  const [one] = await Promise.all([opened(database, 2), opened(database), opened(database)])
  const named = await namedFiles(one.services, 20)
  await litter(1)
  await sweep(one.services)
  expect(await keysIn(one.services)).toEqual(named)
})

test('an older dump removes nothing, until somebody says that it is the one to go by', async () => {
  const database = await anEmptyDatabase()
  const before = await opened(database)
  const old = await namedFiles(before.services, 20)
  await before.close()
  const dump = await aCopyOf(database)
  const after = await opened(database)
  const young = await namedFiles(after.services, 1)
  await after.close()

  const restored = await opened(dump, 40)
  await sweep(restored.services)
  expect(await keysIn(restored.services)).toEqual([...old, ...young].sort())
  expect(await sweepNow(restored.services)).toBe(1)
  expect(await keysIn(restored.services)).toEqual(old)
  await litter(1)
  await sweep(restored.services)
  expect(await keysIn(restored.services)).toEqual(old)
})

test('a staging copy with the storage of production removes nothing, whatever it deletes', async () => {
  const database = await anEmptyDatabase()
  const begun = await opened(database)
  await namedFiles(begun.services, 20)
  await begun.close()
  const copy = await aCopyOf(database)
  const production = await opened(database)
  await namedFiles(production.services, 1)
  const keys = await keysIn(production.services)
  const staging = await opened(copy, 3)
  await staging.services.db.deleteFrom('slide_images').execute()
  await sweep(staging.services)
  await runJob(staging.services, 'clean-lecture-files')
  expect(await keysIn(production.services)).toEqual(keys)
})

test('of two copies that nothing tells apart, the one that has fallen behind removes nothing', async () => {
  const database = await anEmptyDatabase()
  const production = await opened(database, 2)
  const named = await namedFiles(production.services, 20)
  const { storage_token } = await production.services.db
    .selectFrom('academy_identity')
    .selectAll()
    .executeTakeFirstOrThrow()
  await sweep(production.services)
  await production.services.db.updateTable('academy_identity').set({ storage_token }).execute()
  const [left = ''] = await litter(1)
  await sweep(production.services)
  expect(await keysIn(production.services)).toEqual([...named, left].sort())
})

test('a start sweeps nothing, and a database on its first day neither', async () => {
  const database = await anEmptyDatabase()
  const academy = await opened(database)
  await namedFiles(academy.services, 30)
  const [left = ''] = await litter(1)
  await (await startAcademyJobs(academy.open)).stop()
  // A sweep that had run already would have asked for the next one, a day from now.
  const { rows } = await academy.open.pool.query(
    "select run_at - now() between interval '55 minutes' and '65 minutes' as waits from graphile_worker.jobs where task_identifier = 'sweep-lecture-files'",
  )
  expect(rows).toEqual([{ waits: true }])
  const { services } = academy
  await services.db
    .updateTable('academy_identity')
    .set({ in_use_since: new Date(Date.now() + 2 * DAY_MS) })
    .execute()
  const later = createTestClock(services.clock)
  later.advance(2.9 * DAY_MS)
  await sweep({ ...services, clock: later })
  expect(await services.files.stat(left)).not.toBeNull()
  later.advance(0.2 * DAY_MS)
  await sweep({ ...services, clock: later })
  expect(await services.files.stat(left)).toBeNull()
})

test.each([
  ['more than one in twenty', 39, 3],
  ['more than fifty', 1200, 51],
])('%s are left where they are until somebody has looked', async (_, named, left) => {
  const { services } = await opened(await anEmptyDatabase(), 2)
  await namedFiles(services, named)
  const litterKeys = await litter(left - 1)
  await litter(1, 'courses')
  await sweep(services)
  expect(await keysIn(services)).toHaveLength(named + left)
  expect(await sweepNow(services)).toBe(left)
  expect(await keysIn(services)).toHaveLength(named)
  const [one = ''] = litterKeys
  expect(await putBack(services, [one])).toBe(1)
  expect(await services.files.stat(one)).toMatchObject({ key: one })
})

test('what was swept can be put back for thirty days', async () => {
  const { services } = await opened(await anEmptyDatabase(), 2)
  await namedFiles(services, 40)
  const [left = ''] = await litter(1)
  await sweep(services)
  expect(await services.files.stat(left)).toBeNull()
  const days = async (count: number) => {
    const clock = createTestClock(services.clock)
    clock.advance(count * DAY_MS)
    await sweep({ ...services, clock })
  }
  await days(30)
  expect(await putBack(services, [])).toBe(1)
  expect(await services.files.stat(left)).not.toBeNull()
  await days(30)
  await days(61)
  expect(await putBack(services, [])).toBe(0)
})
