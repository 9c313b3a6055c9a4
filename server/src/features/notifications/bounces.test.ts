import { CHOICES_MESSAGES as M, REFUSED_NOTE } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { academyJobs } from '../../jobs.ts'
import { runDueJobs } from '../../services/jobs/index.ts'
import { createMailTransport, type MailTransport } from '../../services/mail/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aBounce } from '../../testing/bounces.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { notify } from './index.ts'

const SECRET = 'a secret of the mail server'.replaceAll(' ', '-')
let academy: TestAcademy
let mails: MailServer
let transport: MailTransport
beforeAll(async () => {
  academy = await startAcademy({ env: { BOUNCE_SECRET: SECRET } })
  mails = await startMailServer()
  transport = createMailTransport({
    ...{ mailUrl: mails.mailUrl, outboxDirectory: '', log: quietLog },
    from: () => ({ name: 'Impinga', address: 'academy@example.rw' }),
  })
})
afterAll(async () => {
  transport.close()
  await mails.stop()
  await academy.stop()
})

const post = () =>
  runDueJobs({
    pool: academy.pool,
    handlers: academyJobs({ services: academy.services, transport }),
    log: quietLog,
  })
/** A letter that a mail server took for this person: its id, as the letter itself carries it. */
async function mailedTo(person: TestPerson): Promise<string> {
  await academy.write((ctx) =>
    notify(ctx, [person], { kind: 'grade', about: `it:${newId()}`, title: 'Graded', message: '' }),
  )
  await post()
  const { eml } = mails.received.findLast(({ to }) => to.includes(person.email)) ?? { eml: '' }
  return eml.match(/^Message-ID: <([0-9a-f]{24})@example\.rw>/im)?.[1] ?? ''
}
const handOver = (payload: string, headers: Record<string, string> = {}) =>
  academy.app.inject({
    method: 'POST',
    url: '/api/mail/bounces',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}`, ...headers },
    payload,
  })
const outcomeOf = async (payload: string) => (await handOver(payload)).json().outcome
const refusedAt = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notification-preferences')).emailRefusedAt
const notesOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)

let eric: TestPerson
let mailId: string
let count = 0
beforeEach(async () => {
  eric = await aStudent(academy, { email: `eric.bounced.${count++}@example.rw` })
  mailId = await mailedTo(eric)
  expect(mailId).not.toBe('')
})

test('a letter that came back for good marks its reader’s address, who is told; twice is once', async () => {
  const bounce = aBounce({ mailId, to: eric.email })
  const answers = await Promise.all([outcomeOf(bounce), outcomeOf(bounce), outcomeOf(bounce)])
  expect(answers.sort()).toEqual(['marked', 'nothing', 'nothing'])
  expect(await refusedAt(eric)).not.toBeNull()
  expect(await notesOf(eric)).toEqual([REFUSED_NOTE.title, 'Graded'])
})

test('when it is handed over again after the address was tried again, nothing is marked', async () => {
  const bounce = aBounce({ mailId, to: eric.email })
  await handOver(bounce)
  await academy.as(eric).call('POST /api/notification-preferences/email-check')
  expect(await outcomeOf(bounce)).toBe('nothing')
  expect(await refusedAt(eric)).toBeNull()
})

test('the letter is known by the id of its envelope, too, and by the address that it was sent to', async () => {
  const traits = { mailId: 'nothing', envelopeId: mailId, to: eric.email, returned: 'nothing' } as const
  expect(await outcomeOf(aBounce({ ...traits, finalRecipient: 'eric@elsewhere.example' }))).toBe('marked')
})

test('the report alone, as its own type of body, is read as well', async () => {
  const whole = aBounce({ mailId, to: eric.email })
  const [head = '', ...rest] = whole.split('\r\n\r\n')
  const type = head.match(/^Content-Type: (.*)$/m)?.[1]?.trim() ?? ''
  const answer = await handOver(rest.join('\r\n\r\n'), { 'content-type': type })
  expect(answer.json()).toEqual({ message: M.bounceTaken.marked, outcome: 'marked' })
})

describe('nothing is marked by', () => {
  test.each([
    ['a mailbox that is full for the moment', () => aBounce({ mailId, to: eric.email, status: '4.2.2' })],
    ['a letter that is late', () => aBounce({ mailId, to: eric.email, action: 'delayed', status: '4.4.7' })],
    ['a rule of the reader’s server', () => aBounce({ mailId, to: eric.email, status: '5.7.1' })],
    ['an id that no letter of ours has', () => aBounce({ mailId: newId(), to: eric.email })],
    ['a letter that went to another address', () => aBounce({ mailId, to: 'somebody@example.rw' })],
    ['an answer from a beach', () => 'From: eric@example.rw\r\nSubject: Away\r\n\r\nUntil Monday.\r\n'],
    ['nothing at all', () => ''],
  ])('%s', async (_, mail) => {
    const answer = await handOver(mail())
    expect(answer.statusCode).toBe(200)
    expect(answer.json().outcome).toBe('nothing')
    expect(await refusedAt(eric)).toBeNull()
  })

  test('the letter of somebody else, sent with one’s own address', async () => {
    const keza = await aStudent(academy)
    const other = await mailedTo(keza)
    expect(await outcomeOf(aBounce({ mailId: other, to: eric.email }))).toBe('nothing')
    expect([await refusedAt(eric), await refusedAt(keza)]).toEqual([null, null])
  })

  test('what was sent to the address that somebody had before', async () => {
    const before = eric.email
    await sql`update users set email = 'eric.now@example.rw', email_key = 'eric.now@example.rw' where id = ${eric.id}`.execute(
      academy.services.db,
    )
    expect(await outcomeOf(aBounce({ mailId, to: before }))).toBe('known')
    expect(await refusedAt(eric)).toBeNull()
  })
})

test('what comes back before its sending is noted is handed over again', async () => {
  await sql`update mails set state = 'sending', message = '{}', lease = ${newId()}, lease_until = now()
    where id = ${mailId}`.execute(academy.services.db)
  const answer = await handOver(aBounce({ mailId, to: eric.email }))
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('60')
})

describe('who hands it over', () => {
  test.each([[undefined], ['Bearer wrong'], [SECRET], ['Bearer ']])('not with %j', async (authorization) => {
    const { authorization: _, ...rest } = { authorization: '', 'content-type': 'message/rfc822' }
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/mail/bounces',
      headers: { ...rest, ...(authorization && { authorization }) },
      payload: aBounce({ mailId, to: eric.email }),
    })
    expect(answer.statusCode).toBe(401)
    expect(await refusedAt(eric)).toBeNull()
  })

  test('not more than 256 kB, and JSON says nothing', async () => {
    expect((await handOver('x'.repeat(256 * 1024 + 1))).statusCode).toBe(413)
    expect((await handOver('{}', { 'content-type': 'application/json' })).statusCode).toBe(200)
  })

  test('nobody where no secret is set', async () => {
    const closed = await startAcademy()
    const answer = await closed.app.inject({
      method: 'POST',
      url: '/api/mail/bounces',
      headers: { 'content-type': 'message/rfc822', authorization: 'Bearer null' },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(404)
    await closed.stop()
  })
})
