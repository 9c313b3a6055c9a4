import { existsSync } from 'node:fs'
import { cp, mkdtemp, open, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { adoptStorage, mayRemoveFiles, storageJobs } from '../../storage/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../../testing/programs.ts'
import { hashesOf, rowsOf } from '../../testing/storage-and-rows.ts'

// Every step is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let programs: Programs
let full: TestAcademy
let folder: string
let file: string

beforeAll(async () => {
  programs = await buildPrograms()
  full = await startAcademy()
  // Every database draws an id of its own; those of the tests are made from one.
  await sql`update academy_identity set academy_id = default`.execute(full.services.db)
  await adoptStorage(full.services)
  await fillAcademy(full)
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  file = join(folder, 'academy.tar')
  const { code, text } = await command(full, ['backup', file])
  expect(code, text).toBe(0)
  expect(text).toMatch(/academy\.tar: \d+ rows and 4 files, each with its hash\./)
})
afterAll(async () => {
  await full?.stop()
  programs?.remove()
  await rm(folder, { recursive: true, force: true })
})

let empty: TestAcademy
beforeEach(async () => {
  empty = await startAcademy()
  return () => empty.stop()
})

/** The academy runs meanwhile, on the same database and the same folder. */
function command({ services: { config } }: TestAcademy, args: string[]) {
  const env = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir }
  return finish(runProgram(programs.commands, args, env))
}

/** People, progress, pictures, a large file, letters of every kind, and more rows than one part of the archive holds. */
async function fillAcademy(academy: TestAcademy): Promise<void> {
  const grace = await anInstructor(academy, { name: 'Grâce “Gigi” Mukamana 🐄\u2028\\' })
  const eric = await aStudent(academy)
  const course = await aCourse(academy, { instructor: grace, title: 'Lines\nand "quotes"' })
  await anEnrolment(academy, eric, course)
  for (let i = 0; i < 230; i++) await aLecture(academy, course)
  const lecture = await aLecture(academy, course, { type: 'video' })
  const student = academy.as(eric)
  await student.call('PUT /api/markascomplete', { body: { courseId: course.id, lectureId: lecture.id } })
  const watched: [number, number][] = [
    [0, 1.0625],
    [3, 9],
  ]
  await student.call('PUT /api/progress/position', {
    body: { lectureId: lecture.id, positionSeconds: 1 / 3, watched },
  })
  const image = await aPicture()
  await academy.as(grace).call('PUT /api/instructor/courses/{id}', { params: course, body: {}, file: image })
  await academy.as(grace).call('POST /api/instructor/slide-image/upload', { file: image })
  await academy.services.files.put(
    'media/0123456789abcdef0123456789abcdef.mp4',
    Buffer.alloc(3_000_001, 'ab'),
  )
  await fillPayments(academy)
  await fillMoments(academy, eric)
  await writeFile(join(academy.services.config.dataDir, 'academy.json'), '{"name":"Umurage"}')
}

/** What a copy of the academy must not carry: a link that sets a password, and an upload half-way. */
async function fillMoments({ services: { db, files } }: TestAcademy, { id }: { id: string }): Promise<void> {
  const expires_at = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('password_resets')
    .values({ token_hash: 'a'.repeat(64), user_id: id, expires_at })
    .execute()
  const upload = { id: 'ab'.repeat(12), user_id: id, file_name: 'film.mp4', size_bytes: 10 }
  await db.insertInto('uploads').values(upload).execute()
  await files.put(`uploads/${upload.id}/${'c'.repeat(32)}.bin`, Buffer.from('half'))
}

/** A request that another one names and that lies far behind it: rows that are changed end up anywhere. */
async function fillPayments(academy: TestAcademy): Promise<void> {
  const first = await aPaymentRequest(academy, { decided: 'rejected', payerNumber: '0780 000 114' })
  const course = { id: first.courseId, title: first.course.title, price_rwf: first.price }
  const again = await aPaymentRequest(academy, { student: first.student, course })
  const { db } = academy.services
  await sql`
    insert into payment_requests (id, reference, course_title, price_rwf, status, requested_at, reviewed_at)
    select lpad(to_hex(n), 24, '0'),
      overlay('22' || translate(to_hex(n + 4096), '01abcdef', 'XYABCDEF') placing '-' from 5 for 0), 'Gone', 1,
      'rejected', requested_at + interval '1 microsecond', now()
    from generate_series(1, 150) n, payment_requests where id = ${first._id}`.execute(db)
  await sql`cluster payment_requests using payment_requests_newest`.execute(db)
  const rows = await db.selectFrom('payment_requests').select('id').execute()
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id)
  expect(placeOf(first._id) - placeOf(again._id)).toBeGreaterThan(100)
}

test('a backup brings an empty academy to the same rows, files and settings', async () => {
  const { code, text } = await command(empty, ['restore', file])
  expect(code, text).toBe(0)
  expect(text).toMatch(/Restored \d+ rows and 4 files/)
  expect(await restoredRows(empty)).toEqual(await rowsOf(full.services))
  expect(await hashesOf(empty.services)).toEqual(await keptHashes())
  const settings = await readFile(join(empty.services.config.dataDir, 'academy.json'), 'utf8')
  expect(settings).toBe('{"name":"Umurage"}')
  expect(text).not.toContain('The storage held files before')
  expect(await markerOf(empty)).toBe(await markerOf(full))
  await sweepDaily(empty)
  expect(await hashesOf(empty.services)).toEqual(await keptHashes())
})

/** The log's one row about the restore itself aside. */
async function restoredRows({ services }: TestAcademy): Promise<Record<string, string[]>> {
  const rows = await rowsOf(services)
  const log = rows.audit_log ?? []
  const own = log.filter((row) => row.includes('"restore-backup"'))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain('"actor_role": "operator"')
  return { ...rows, audit_log: log.filter((row) => !own.includes(row)) }
}

async function keptHashes(): Promise<Record<string, string>> {
  const hashes = await hashesOf(full.services)
  return Object.fromEntries(Object.entries(hashes).filter(([key]) => !key.startsWith('uploads/')))
}

const markerOf = async ({ services }: TestAcademy) =>
  (JSON.parse((await services.files.marker.read()) ?? '') as { academyId: string }).academyId

async function sweepDaily(academy: TestAcademy): Promise<void> {
  academy.clock.advance(2 * 86_400_000)
  const job = storageJobs(academy.services)[0]
  await job?.run(null, { id: 'sweep', attempt: 1, signal: new AbortController().signal })
}

test('a backup finds its own storage again, keeps what came after it, and no other academy’s', async () => {
  const { dataDir } = empty.services.config
  await cp(join(full.services.config.dataDir, 'media'), join(dataDir, 'media'), { recursive: true })
  const young = 'media/00112233445566778899aabbccddeeff.mp4'
  await writeFile(join(dataDir, 'media', young), 'came after the backup')
  const lastWeek = new Date(Date.now() - 7 * 86_400_000)
  await utimes(join(dataDir, 'media', young), lastWeek, lastWeek)
  const { code, text } = await command(empty, ['restore', file])
  expect(code, text).toBe(0)
  expect(text).toContain('The storage held files before. None is removed until')
  expect(await mayRemoveFiles(empty.services)).toBe(false)
  await sweepDaily(empty)
  expect(await empty.services.files.stat(young)).not.toBeNull()

  await writeFile(
    join(dataDir, 'media', '.academy.json'),
    '{"academyId":"00000000000000000000000000000000","token":"x"}',
  )
  const refused = await command(empty, ['restore', file, '--replace'])
  expect(refused.code).toBe(1)
  expect(refused.text).toContain('belongs to the academy 00000000000000000000000000000000')
  const adopted = await command(empty, ['adopt-storage'])
  expect(adopted.code, adopted.text).toBe(0)
  expect((await command(empty, ['sweep'])).text).toMatch(/^1 of 6 files \(1 MB\) are named by no row/)
  expect((await command(empty, ['sweep', '--yes'])).text).toMatch(/^1 files went into the trash, for 30 days/)
  expect((await command(empty, ['put-back', young])).text).toBe('1 files stand where they stood.\n')
  expect(await empty.services.files.stat(young)).not.toBeNull()
})

test('an academy with people or courses is replaced only when told so', async () => {
  await aCourse(empty)
  const before = await rowsOf(empty.services)
  const refused = await command(empty, ['restore', file])
  expect(refused.code).toBe(1)
  expect(refused.text).toBe(
    'This academy has 0 people and 1 courses. To throw away what it holds and restore the backup, add --replace.\n',
  )
  expect(await rowsOf(empty.services)).toEqual(before)
  const { code, text } = await command(empty, ['restore', file, '--replace'])
  expect(code, text).toBe(0)
  const { orphan_files: _, ...rows } = await restoredRows(empty)
  const { orphan_files: __, ...wanted } = await rowsOf(full.services)
  expect(rows).toEqual(wanted)
})

test('a restore that waits for the running academy, and the academy for it, is tried again', async () => {
  await aStudent(empty, { name: 'Odette' })
  const { db } = empty.services
  const held = await db.startTransaction().execute()
  await sql`update users set name = 'Odile'`.execute(held)
  const restored = command(empty, ['restore', file, '--replace'])
  await expect.poll(() => waitsFor(empty.services, 'users'), { timeout: 30_000 }).toBe(true)
  // The restore holds the audit log and waits for the people; whoever holds these asks for the audit log now. On a busy machine the
  // database may undo this one instead, and the restore goes on.
  const [asked] = await Promise.allSettled([sql`lock table audit_log in row exclusive mode`.execute(held)])
  await (asked.status === 'fulfilled' ? held.commit() : held.rollback()).execute()
  const { code, text } = await restored
  expect(code, text).toBe(0)
  expect(await restoredRows(empty)).toEqual(await rowsOf(full.services))
})

async function waitsFor({ db }: TestAcademy['services'], table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks
    where not granted and mode = 'AccessExclusiveLock' and relation = ${table}::regclass`.execute(db)
  return rows.length > 0
}

test('a backup opens no account: nobody is signed in by it, and no link or code of it works', async () => {
  const live = ['sessions', 'password_resets', 'uploads'] as const
  const counts = async ({ services: { db } }: TestAcademy) => {
    const count = (table: (typeof live)[number]) => db.selectFrom(table).selectAll().execute()
    return (await Promise.all(live.map(count))).map((rows) => rows.length > 0)
  }
  expect(await counts(full)).toEqual([true, true, true])
  const bytes = await readFile(file, 'latin1')
  expect(bytes).not.toMatch(
    /tables\/(?:sessions|password_resets|activations|uploads|job_workers)\/|files\/uploads\//,
  )
  const { token } = await aStudent(empty)
  const { code, text } = await command(empty, ['restore', file, '--replace'])
  expect(code, text).toBe(0)
  expect(text).toContain('Everybody signs in anew.')
  expect(await counts(empty)).toEqual([false, false, false])
  expect((await empty.as({ token }).send('GET /api/user/me')).status).toBe(401)
})

test('it is private, and whole by its own word', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0)
  const { code, text } = await finish(runProgram(programs.commands, ['verify', file], { DATA_DIR: folder }))
  expect(code, text).toBe(0)
  expect(text).toMatch(/academy\.tar is whole: \d+ rows and 4 files of \d{4}-\d\d-\d\dT.*Z, up to \d{4}-/)
})

test.each([
  ['the date', /"createdAt":"\d{4}/, '"createdAt":"1999'],
  ['a count of rows', /"courses":\d/, '"courses":9'],
])('a manifest with %s changed is noticed', async (what, sign, other) => {
  const changed = join(folder, `changed-${what.replaceAll(' ', '-')}.tar`)
  const bytes = await readFile(file, 'latin1')
  expect(bytes).toMatch(sign)
  await writeFile(changed, bytes.replace(sign, other), 'latin1')
  for (const name of ['verify', 'restore']) {
    const { code, text } = await command(empty, [name, changed])
    expect([code, text]).toEqual([1, expect.stringContaining('is damaged at manifest.json')])
  }
})

test.each(['verify', 'restore'])('%s says what is not there, or no file', async (name) => {
  const said = async (...args: string[]) => (await command(empty, [name, ...args])).text.trim()
  expect(await said('/nonexistent.tar')).toBe('There is no file /nonexistent.tar')
  expect(await said(folder)).toBe(`${folder} is a folder. Say which file in it: ${folder}/academy.tar`)
  expect(await said()).toBe(`Say which backup: npm run academy -- ${name} academy.tar`)
})

test.each(['a changed letter', 'a cut end', 'another file', 'nothing'])(
  'a damaged backup is refused and touches nothing: %s',
  async (damage) => {
    const damaged = join(folder, `${damage.replaceAll(' ', '-')}.tar`)
    await writeFile(damaged, damage === 'nothing' ? '' : await readFile(file))
    const { size } = await stat(file)
    if (damage === 'a changed letter') {
      const handle = await open(damaged, 'r+')
      await handle.write('#', Math.floor(size * 0.7))
      await handle.close()
    }
    if (damage === 'a cut end') await truncate(damaged, Math.floor(size * 0.7))
    if (damage === 'another file') await writeFile(damaged, 'a diary, and no archive'.repeat(100))
    const before = await rowsOf(empty.services)
    const { code, text } = await command(empty, ['restore', damaged])
    expect(code).toBe(1)
    expect(text).toMatch(/is damaged at|cannot be read to its end|is no whole backup/)
    expect(text).not.toMatch(/^\s+at /m)
    expect(await rowsOf(empty.services)).toEqual(before)
    expect(await hashesOf(empty.services)).toEqual({})
  },
)

test('a backup that cannot be written leaves no half of one', async () => {
  const target = join(folder, 'no-such-folder', 'academy.tar')
  const { code } = await command(full, ['backup', target])
  expect(code).toBe(1)
  expect(existsSync(`${target}.part`)).toBe(false)
})
