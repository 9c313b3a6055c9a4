import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { connectOrStartPostgres, startEmbeddedPostgres } from '../src/db/launcher.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { startOurs } from './processes.ts'
import { queryOne } from './query-one.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'
import { settle } from './settle.ts'
import { answerOf, type Call } from './wire.ts'

const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')
const [ADMIN, STUDENT, COURSE] = [id('1', 1), id('5', 0), id('c', 1)]
const headersOf = (personId: string) => ({ token: `token-of-${personId}-in-this-measurement` })
const get = (path: string, personId: string): Call => ({ method: 'GET', path, headers: headersOf(personId) })

/** One announcement to a hundred thousand students, half of whom want no mail, behind the calls of others. */
export async function measureAnnouncements(share: number): Promise<Figure[]> {
  const people = Math.max(1_000, Math.round(100_000 * share))
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-announcements-'))
  const own = await startEmbeddedPostgres({ dataDir, log: quiet })
  await seedAcademy(own.connectionString, people).finally(own.stop)
  const academy = await startOurs(dataDir, null)
  try {
    const { address } = academy
    const looks = [
      get('/api/notifications', STUDENT),
      get('/api/announcements', STUDENT),
      get('/api/mycourse', STUDENT),
    ]
    const atRest = await oneByOne(address, looks, 100)
    const { seconds, ms } = await send(address, looks)
    const page = await oneByOne(
      address,
      [get(`/api/courses/${COURSE}/announcements`, STUDENT), get('/api/instructor/announcements', ADMIN)],
      100,
    )
    await academy.stop()
    const of = (name: string) => `announcement to ${people}: ${name}`
    return [
      { name: of('told in'), value: seconds, unit: 's', max: 240 },
      { name: of('other calls before, p95'), value: quantile(atRest, 0.95), unit: 'ms', max: 100 },
      { name: of('other calls meanwhile, p95'), value: quantile(ms, 0.95), unit: 'ms', max: 250 },
      { name: of('other calls meanwhile, longest'), value: Math.max(...ms), unit: 'ms', max: 1_000 },
      { name: of('its lists after, p95'), value: quantile(page, 0.95), unit: 'ms', max: 100 },
      { name: of('not told, or twice'), value: await faults(dataDir, people), unit: '', max: 0 },
    ]
  } finally {
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Until all are told, others look at their pages, one after the other. */
async function send(address: string, looks: readonly Call[]): Promise<{ seconds: number; ms: number[] }> {
  const started = performance.now()
  const body = JSON.stringify({
    ...{ title: 'The exam is on Friday', text: 'We meet at nine in room 4. '.repeat(40) },
    ...{ audience: { kind: 'course', course: COURSE }, key: 'in-this-measurement' },
  })
  const path = '/api/announcements'
  const answer = await answerOf(address, { method: 'POST', path, headers: headersOf(ADMIN), body })
  const { announcement } = JSON.parse(answer) as { announcement: { _id: string } }
  const ms: number[] = []
  for (;;) {
    ms.push(...(await oneByOne(address, looks, 20)))
    const now = await answerOf(address, get(`/api/instructor/announcements/${announcement._id}`, ADMIN))
    if (JSON.parse(now).announcement.state === 'sent')
      return { seconds: (performance.now() - started) / 1000, ms }
  }
}

async function oneByOne(address: string, calls: readonly Call[], count: number): Promise<number[]> {
  return (await load(address, count, (n) => calls[n % calls.length] as Call, { atOnce: 1 })).ms
}

/** One row of the bell for each, and one mail for who wants mail. */
async function faults(dataDir: string, people: number): Promise<number> {
  const database = await connectOrStartPostgres({ dataDir, log: quiet })
  const told = await queryOne<Record<'rows' | 'people' | 'mails' | 'recipients', string>>(
    database.connectionString,
    `select (select count(*) from notifications) as rows, (select count(distinct user_id) from notifications) as people,
       (select 2 * count(*) from mails) as mails, (select recipients from announcements) as recipients`,
  )
  await database.stop()
  return Object.values(told).reduce((sum, count) => sum + Math.abs(Number(count) - people), 0)
}

async function seedAcademy(databaseUrl: string, people: number): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    // What is kept beside the rows plays no part here, and a row at a time it would take as long as the measurement.
    await pool.query('set statement_timeout = 0; set session_replication_role = replica')
    await migrateJobs(pool)
    await insertPeople(pool, people)
    await settle(pool)
  } finally {
    await close()
  }
}

async function insertPeople(pool: pg.Pool, people: number): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, role) values ($1, 'Claudine Umutoni', 'admin@example.rw', 'admin')`,
    [ADMIN],
  )
  await pool.query(
    `insert into users (id, name, email, email_key, email_notifications)
     select '5000' || lpad(to_hex(n), 20, '0'), 'Aline Uwase ' || n, address, address, n % 2 = 0
     from generate_series(0, $1::int - 1) n, concat('aline', n, '@example.rw') address`,
    [people],
  )
  await pool.query(
    `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
     values ($1, 'A course', 'Step by step.', 'Web Development', 'Impinga', 4, 0, 'free', 'a course')`,
    [COURSE],
  )
  await pool.query(
    `insert into enrolments (course_id, user_id) select $1, id from users where role = 'user'`,
    [COURSE],
  )
  await pool.query(
    `insert into sessions (id, user_id, token_hash, device, expires_at)
     select id, id, hash, 'Bench', now() + interval '1 day' from unnest($1::text[], $2::text[]) as s (id, hash)`,
    [[ADMIN, STUDENT], [ADMIN, STUDENT].map((person) => hashToken(headersOf(person).token))],
  )
}
