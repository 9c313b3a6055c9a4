import { FAILED_JOBS_SHOWN, SYSTEM_MESSAGES as M } from '@academy/contract/system'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { academyJobs } from '../../jobs.ts'
import { runDueJobs } from '../../services/jobs/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aFailedJob } from '../../testing/failed-jobs.ts'
import { anAdmin, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { quietLog } from '../../testing/quiet-log.ts'

let academy: TestAcademy
let chief: TestPerson
beforeEach(async () => {
  academy = await startAcademy()
  chief = await aSuperadmin(academy, { name: 'Odette Mukamana' })
})
afterEach(() => academy.stop())

const list = () => academy.as(chief).call('GET /api/system/failed-jobs')
const retry = (id: string) =>
  academy.as(chief).call('POST /api/system/failed-jobs/{id}/retry', { params: { id } })
const drop = (id: string) => academy.as(chief).call('DELETE /api/system/failed-jobs/{id}', { params: { id } })
const acts = async () => (await academy.as(chief).call('GET /api/audit', { query: { kind: 'job' } })).acts

const LETTER = { to: 'aline@example.rw', subject: 'Your code', text: 'It is 482913.' }
/** A letter goes out while the mail server refuses everybody, and says why in its own words. */
async function aLetterThatFails(): Promise<void> {
  await academy.write((ctx) => ctx.mail.send(LETTER))
  const refused = Object.assign(new Error('Invalid login: 535 academy:p@ss at mail.example.rw'), {
    code: 'EAUTH',
  })
  const transport = { send: async () => Promise.reject(refused) }
  const handlers = academyJobs({ services: academy.services, transport })
  await runDueJobs({ pool: academy.pool, handlers, log: { ...quietLog, warn: () => {} } as typeof quietLog })
}

test('a letter that failed is listed, and retried it leaves at once, once', async () => {
  await aLetterThatFails()
  const { jobs, kinds, total } = await list()
  expect(jobs).toMatchObject([
    { name: 'send-mail', state: 'retrying', attempts: 1, maxAttempts: 12, error: { kind: 'EAUTH' } },
  ])
  expect([kinds, total]).toEqual([[{ name: 'send-mail', count: 1 }], 1])
  const [{ id = '', failedAt = '', nextTryAt = '' } = {}] = jobs
  expect(Math.abs(Date.parse(failedAt) - Date.now())).toBeLessThan(10_000)
  expect(Date.parse(nextTryAt ?? '')).toBeGreaterThan(Date.parse(failedAt))

  const answers = await Promise.all([retry(id), retry(id), retry(id)])
  expect(answers.map(({ retried }) => retried).sort()).toEqual([0, 0, 1])
  expect((await list()).total).toBe(0)
  expect(await academy.outbox()).toMatchObject([LETTER])
  expect(await retry(id)).toEqual({ retried: 0, message: M.retried(0) })
  expect(await academy.outbox()).toHaveLength(1)
  expect(await acts()).toMatchObject([
    {
      who: { name: 'Odette Mukamana', role: 'superadmin' },
      action: 'retry-job',
      subject: { kind: 'job', name: 'send-mail', _id: id },
      before: { state: 'failed', attempts: 1 },
      after: { state: 'waiting', attempts: 0 },
    },
  ])
})

test('nothing of what a job holds, and of its error neither address nor password', async () => {
  await aLetterThatFails()
  await aFailedJob(academy, { error: new TypeError('no course "HTML" for eric@example.rw\nat /srv/a.ts') })
  const { text } = await academy.as(chief).send('GET /api/system/failed-jobs')
  expect(text).toContain('Invalid login')
  expect(text).toContain('"TypeError"')
  for (const secret of ['482913', 'aline', 'Your code', 'p@ss', 'mail.example', 'HTML', 'eric', '/srv'])
    expect(text).not.toContain(secret)
  const metrics = await academy.as(chief).send('GET /api/system/metrics')
  for (const secret of ['aline', 'p@ss', 'mail.example', academy.services.secret])
    expect(metrics.text).not.toContain(secret)
})

test('one that failed for good has all its tries again, and fails anew', async () => {
  const id = await aFailedJob(academy, { name: 'count-the-lakes' })
  expect((await list()).jobs).toMatchObject([
    { id, state: 'failed', attempts: 1, maxAttempts: 1, nextTryAt: null, error: { kind: 'Error' } },
  ])
  expect(await retry(id)).toEqual({ retried: 1, message: M.retried(1) })
  expect((await list()).jobs).toEqual([])
  const { jobs } = await academy.as(chief).call('GET /api/system/metrics')
  expect(jobs.kinds).toMatchObject([{ name: 'count-the-lakes', due: 1, failed: 0 }])
})

test('all of a kind, and no other', async () => {
  for (let n = 0; n < 3; n += 1) await aFailedJob(academy, { name: 'count-the-lakes' })
  await aFailedJob(academy, { name: 'count-the-hills' })
  const all = () =>
    academy.as(chief).call('POST /api/system/failed-jobs/retry', { body: { name: 'count-the-lakes' } })
  expect(await all()).toEqual({ retried: 3, message: M.retried(3) })
  expect(await all()).toEqual({ retried: 0, message: M.retried(0) })
  expect((await list()).jobs).toMatchObject([{ name: 'count-the-hills' }])
  expect(await acts()).toMatchObject([{ action: 'retry-jobs', details: { jobs: 3 } }])
})

test('a dropped one is gone, once, and its kind is in the log', async () => {
  const id = await aFailedJob(academy)
  expect(await drop(id)).toEqual({ dropped: 1, message: M.dropped })
  expect(await drop(id)).toEqual({ dropped: 0, message: M.nothingDropped })
  expect((await list()).total).toBe(0)
  expect(await acts()).toMatchObject([{ action: 'drop-job', subject: { name: 'count-the-hills' } }])
})

test('what runs or waits is neither retried nor dropped', async () => {
  await academy.write((ctx) => ctx.mail.send(LETTER))
  const running = await aFailedJob(academy, { maxAttempts: 3 })
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a node' where id = ${running}::bigint`.execute(
    academy.services.db,
  )
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker._private_jobs`.execute(
    academy.services.db,
  )
  expect(rows).toHaveLength(2)
  for (const { id } of rows) {
    expect((await retry(id)).retried).toBe(0)
    expect((await drop(id)).dropped).toBe(0)
  }
  const { jobs } = await academy.as(chief).call('GET /api/system/metrics')
  expect(jobs.kinds).toMatchObject([
    { name: 'count-the-hills', running: 1, failed: 0, retrying: 0 },
    { name: 'send-mail', due: 1, oldestDueAt: expect.any(String) },
  ])
})

test('the newest are listed, and how many there are is said', async () => {
  const ids = []
  for (let n = 0; n < FAILED_JOBS_SHOWN + 2; n += 1) ids.push(await aFailedJob(academy))
  const { jobs, total } = await list()
  expect(jobs.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, FAILED_JOBS_SHOWN))
  expect(total).toBe(FAILED_JOBS_SHOWN + 2)
})

test('an admin sees none of it, in the audit log neither', async () => {
  await retry(await aFailedJob(academy))
  const admin = academy.as(await anAdmin(academy))
  expect((await admin.send('GET /api/system/failed-jobs')).status).toBe(403)
  expect((await admin.call('GET /api/audit')).acts).not.toContainEqual(
    expect.objectContaining({ action: 'retry-job' }),
  )
})

test.each(['0', '-1', 'abc', '9999999999999999999', '1e3'])('%s is no id', async (id) => {
  const answer = await academy.as(chief).send('DELETE /api/system/failed-jobs/{id}', { params: { id } })
  expect(answer).toMatchObject({ status: 400, body: { message: M.jobIdInvalid } })
})
