import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { openTestDatabase } from '../testing/open-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { type JobHandler, migrateJobs, runDueJobs } from './jobs/index.ts'
import { freeMailsInHand, mailJobs, mailOn } from './mail/index.ts'
import { freeTextsInHand, smsJobs, textsOn } from './sms/index.ts'

const ALINE = 'a'.repeat(24)
let open: OpenDatabase
/** What left, by the id of its row. */
let left: string[]
/** What the other side does with the next one. */
let meanwhile: (() => Promise<void>) | null

beforeAll(async () => {
  open = await openTestDatabase()
  await migrateJobs(open.pool)
  await open.pool.query(
    `insert into users (id, name, email, password_hash) values ($1, 'Aline', 'a@b.rw', 'x')`,
    [ALINE],
  )
})
afterAll(() => open.close())
beforeEach(async () => {
  left = []
  meanwhile = null
  await open.pool.query('delete from graphile_worker._private_jobs')
})

async function take(id: string) {
  left.push(id)
  const first = meanwhile
  meanwhile = null
  await first?.()
}

const carrier = { send: (_: object, id: string) => take(id) }
const sms = { perDay: 10, send: ({ id }: { id: string }) => take(id).then(() => 'taken' as const) }
const handlers = (): JobHandler[] => [
  ...mailJobs({ db: open.db, carrier, log: quietLog, onAddressRefused: async () => {} }),
  ...smsJobs({
    ...{ db: open.db, sms, log: quietLog },
    ...{ mayCost: async () => true, onNumberRefused: async () => {} },
  }),
]
const work = () => runDueJobs({ pool: open.pool, handlers: handlers(), log: quietLog }).catch(() => {})

const MAILS = {
  table: 'mails',
  put: () => mailOn(open.db).send({ to: 'a@b.rw', subject: 'Hello', text: 'Hello' }, ALINE),
  free: () => freeMailsInHand(open.db),
}
const TEXTS = {
  table: 'text_messages',
  put: () => textsOn(open.db).sendAll([{ userId: ALINE, number: '+250788000111', body: 'Hello' }]),
  free: () => freeTextsInHand(open.db),
}

describe.each([MAILS, TEXTS])('$table', ({ table, put, free }) => {
  const last = async () =>
    (await open.pool.query(`select state, lease from ${table} order by created_at desc limit 1`)).rows[0]
  /** As if the lease were over and the job came back. */
  const later = async () => {
    await open.pool.query(
      `update ${table} set lease_until = now() - interval '1 second' where state = 'sending'`,
    )
    await open.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await work()
  }

  test('the database is away just after it was taken: it leaves once', async () => {
    await put()
    // Two notes fail, as while a database restarts; a sequence counts what is rolled back as well.
    await open.pool.query(`
      create sequence notes;
      create function away() returns trigger language plpgsql as
        $$ begin if nextval('notes') < 3 then raise exception 'away'; end if; return new; end $$;
      create trigger away before update on ${table} for each row when (new.state = 'sent') execute function away()`)
    await work()
    await later()
    await open.pool.query(`drop trigger away on ${table}; drop function away; drop sequence notes`)
    expect(await last()).toEqual({ state: 'sent', lease: null })
    expect(left).toHaveLength(1)
  })

  test('two that are told of it at once send it once', async () => {
    await put()
    const { rows } = await open.pool.query(`select id from ${table} order by created_at desc limit 1`)
    const [{ id }] = rows
    const task = table === 'mails' ? ['send-mail', 'mailId'] : ['send-text', 'textId']
    meanwhile = async () => {
      await open.pool.query(
        `select graphile_worker.add_job($1, json_build_object($2::text, $3::text), job_key => 'twice')`,
        [...task, id],
      )
      await work()
    }
    await work()
    await later()
    expect(left).toEqual([id])
  })

  test('left in the hand of a dead process: others wait for the lease, whoever starts alone does not', async () => {
    const die = async () => {
      await put()
      await open.pool.query(
        `update ${table} set state = 'sending', lease = repeat('d', 24), lease_until = now() + interval '1 minute' where state = 'waiting'`,
      )
    }
    await die()
    await work()
    expect(left).toEqual([])
    await later()
    expect(left).toHaveLength(1)
    await die()
    await free()
    await work()
    expect(left).toHaveLength(2)
    expect(await last()).toEqual({ state: 'sent', lease: null })
  })
})

test('a text that came too late goes with its number once its sender is surely gone', async () => {
  await textsOn(open.db).sendAll([
    { userId: ALINE, number: '+250788000111', body: '123456', expiresInSeconds: 0 },
  ])
  await open.pool.query(
    `update text_messages set state = 'sending', lease = repeat('d', 24), lease_until = now() + interval '1 minute' where state = 'waiting'`,
  )
  const rest = () =>
    open.pool.query(`select state, number, body from text_messages order by created_at desc limit 1`)
  await work()
  expect((await rest()).rows).toEqual([{ state: 'sending', number: '+250788000111', body: '123456' }])
  await open.pool.query(`update text_messages set lease_until = now() where state = 'sending'`)
  await open.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await work()
  expect((await rest()).rows).toEqual([{ state: 'refused', number: null, body: null }])
  expect(left).toEqual([])
})
