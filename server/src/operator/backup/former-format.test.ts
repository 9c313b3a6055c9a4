import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../../testing/programs.ts'
import { sha256 } from './archive.ts'
import { appliedMigrations, tablesInOrder } from './tables.ts'

// Every step is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Rows = Record<string, Record<string, unknown>[]>
/** The demo and a crowd as the release before 0.2.0 kept them; made by `node scripts/rows-of-release.mjs 967c2e0`. */
const ROWS = join(import.meta.dirname, '../../db/upgrade/rows-of-967c2e0.json.br')
const LAST_OF_RELEASE = '0008-certificates'
const ROWS_A_CHUNK = 100
const FILM = Buffer.alloc(200_001, 'film')
const FILM_KEY = 'media/0123456789abcdef0123456789abcdef.mp4'

let programs: Programs
let folder: string
let file: string
let rows: Rows
let academy: TestAcademy

beforeAll(async () => {
  programs = await buildPrograms()
  folder = await mkdtemp(join(tmpdir(), 'former-'))
  file = join(folder, 'academy.tar')
  rows = JSON.parse(brotliDecompressSync(await readFile(ROWS)).toString('utf8'))
  const any = await startAcademy()
  await writeFormerBackup(file, any.services.db)
  await any.stop()
})
afterAll(async () => {
  programs?.remove()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  academy = await startAcademy()
  return () => academy.stop()
})

/** As 0.1.0 wrote it: every table but those that triggers fill, sessions and half-done uploads too, and no seal at the end. */
async function writeFormerBackup(target: string, db: Kysely<Database>): Promise<void> {
  const tar = pack()
  const written = finished(tar.pipe(createWriteStream(target)))
  const hashes: Record<string, string> = {}
  const write = (name: string, bytes: Buffer) => {
    hashes[name] = sha256(bytes)
    tar.entry({ name }, bytes)
  }
  const derived = ['course_counts', 'submission_counts']
  const carried = [...new Set([...(await tablesInOrder(db)), ...Object.keys(rows)])].filter(
    (table) => table in rows && !derived.includes(table),
  )
  for (const table of carried) {
    const lines = (rows[table] ?? []).map((row) => JSON.stringify(row))
    for (let from = 0; from < lines.length; from += ROWS_A_CHUNK) {
      const chunk = String(from / ROWS_A_CHUNK).padStart(6, '0')
      write(`tables/${table}/${chunk}.ndjson`, Buffer.from(lines.slice(from, from + ROWS_A_CHUNK).join('\n')))
    }
  }
  write(`files/${FILM_KEY}`, FILM)
  write(`files/uploads/${'ab'.repeat(12)}/${'c'.repeat(32)}.bin`, Buffer.from('half'))
  write('settings/academy.json', Buffer.from('{"name":"Umurage"}'))
  const migrations = (await appliedMigrations(db)).filter((name) => name <= LAST_OF_RELEASE)
  const counts = Object.fromEntries(carried.map((table) => [table, rows[table]?.length ?? 0]))
  const manifest = { format: 1, createdAt: '2026-11-20T08:00:00.000Z', migrations, rows: counts, hashes }
  tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
  tar.finalize()
  await written
}

/** The academy runs meanwhile, on the same database and the same folder. */
function command(...args: string[]) {
  const { databaseUrl, dataDir } = academy.services.config
  const env = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
  return finish(runProgram(programs.commands, args, env))
}

const signIn = async (email: string) => {
  const body = { email, password: 'impinga-demo-2026' }
  const { token } = await academy.as(null).call('POST /api/user/login', { body })
  return academy.as({ token })
}

test('a backup of the former format is whole, and says that it was not sealed', async () => {
  const { code, text } = await command('verify', file)
  expect(code, text).toBe(0)
  expect(text).toMatch(
    /academy\.tar is whole: \d+ rows and 2 files of 2026-11-20T08:00:00\.000Z, up to 0008-certificates\.\n/,
  )
  expect(text).toContain('It is of an older academy, which did not seal the manifest itself.')
})

test('it brings back every row and file of then, and its people find what was theirs', async () => {
  const { code, text } = await command('restore', file)
  expect(code, text).toBe(0)
  expect(text).toMatch(
    /Restored \d+ rows and 1 files of 2026-11-20T08:00:00\.000Z\. Everybody signs in anew\./,
  )
  const { db, files, config } = academy.services
  const left = ['sessions', 'activations', 'course_counts', 'submission_counts']
  for (const [table, wanted] of Object.entries(rows)) {
    if (left.includes(table) || wanted.length === 0) continue
    const columns = sql.join(Object.keys(wanted[0] ?? {}).map((name) => sql.ref(name)))
    const found = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from (select ${columns} from ${sql.table(table)}) t`.execute(db)
    const sorted = (all: unknown[]) => all.map(sortedKeys).sort()
    // The restore itself is told in the log, after what it brought back.
    const brought = found.rows.filter(({ row }) => (row as { action?: string }).action !== 'restore-backup')
    expect(sorted(brought.map(({ row }) => row)), table).toEqual(sorted(wanted))
  }
  expect(await db.selectFrom('activations').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await files.stat(FILM_KEY)).toMatchObject({ sizeBytes: FILM.length })
  expect(await files.stat(`uploads/${'ab'.repeat(12)}/${'c'.repeat(32)}.bin`)).toBeNull()
  expect(await readFile(join(config.dataDir, 'academy.json'), 'utf8')).toBe('{"name":"Umurage"}')

  const aline = await signIn('aline@demo.impinga.rw')
  expect((await aline.call('GET /api/mycourse')).courses.length).toBeGreaterThan(0)
  const clarisse = await signIn('clarisse@demo.impinga.rw')
  expect((await clarisse.call('GET /api/instructor/submissions')).pending).toBe(3)
})

const sortedKeys = (row: unknown) =>
  JSON.stringify(row, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

test('what came after it holds for its rows at once: an address is known however it is written', async () => {
  await command('restore', file)
  const withoutKey = academy.services.db.selectFrom('users').select('email').where('email_key', 'is', null)
  expect(await withoutKey.execute()).toEqual([])
  await signIn('Ａline@demo.impinga.rw')
})

test('a changed row is noticed without a seal, and nothing is restored', async () => {
  const changed = join(folder, 'changed.tar')
  const bytes = await readFile(file, 'latin1')
  expect(bytes).toContain('"email":"solange@demo.impinga.rw"')
  await writeFile(changed, bytes.replace('"email":"solange@', '"email":"nobody1@'), 'latin1')
  const { code, text } = await command('restore', changed)
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/is damaged at tables\/users\/\d{6}\.ndjson; nothing was restored/),
  ])
  expect(await academy.services.db.selectFrom('users').selectAll().execute()).toEqual([])
})
