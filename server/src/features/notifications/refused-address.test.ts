import { REFUSED_NOTE } from '@academy/contract/notifications'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { academyJobs } from '../../jobs.ts'
import { runDueJobs } from '../../services/jobs/index.ts'
import { createMailTransport, type MailTransport } from '../../services/mail/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { notify } from './index.ts'

let academy: TestAcademy
let mails: MailServer
let transport: MailTransport
beforeEach(async () => {
  academy = await startAcademy()
  mails = await startMailServer()
  transport = createMailTransport({
    ...{ mailUrl: mails.mailUrl, outboxDirectory: '', log: quietLog },
    from: () => ({ name: 'Impinga', address: 'academy@example.rw' }),
  })
})
afterEach(async () => {
  transport.close()
  await mails.stop()
  await academy.stop()
})

/** Through the real SMTP, which has no mailbox for `nobody…`. */
const post = () =>
  runDueJobs({
    pool: academy.pool,
    handlers: academyJobs({ services: academy.services, transport }),
    log: quietLog,
  })
const tell = async (person: TestPerson) => {
  await academy.write((ctx) =>
    notify(ctx, [person], { kind: 'grade', about: `it:${newId()}`, title: 'Graded', message: '' }),
  )
  await post()
}
const refusedAt = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notification-preferences')).emailRefusedAt
const bellOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
const mailsOf = async ({ id }: TestPerson) =>
  (
    await academy.services.db
      .selectFrom('mails')
      .select('state')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state)

test('an address that refuses a mail gets none but the account’s own, and its person is told once', async () => {
  const eric = await aStudent(academy, { email: 'nobody.eric@example.rw' })
  await tell(eric)
  expect(await refusedAt(eric)).not.toBeNull()
  await tell(eric)
  expect(await bellOf(eric)).toEqual(['Graded', REFUSED_NOTE.title, 'Graded'])
  expect(await mailsOf(eric)).toEqual(['refused'])
  await academy.as(null).call('POST /api/user/forgot', { body: { email: eric.email } })
  await post()
  expect(await mailsOf(eric)).toEqual(['refused', 'refused'])
  expect(await bellOf(eric)).toHaveLength(3)
})

test('nobody turns that note off, and it leads to where another address is given', async () => {
  const aline = await aStudent(academy, { email: 'nobody.aline@example.rw' })
  const kinds = (await academy.as(aline).call('GET /api/notification-preferences')).kinds
  expect(kinds.map(({ kind }) => kind as string)).not.toContain('address')
  const off = (body: object) => academy.as(aline).send('PUT /api/notification-preferences', { body })
  expect((await off({ kinds: { address: { bell: false } } })).status).toBe(400)
  expect((await off({ kinds: { role: { bell: false } } })).status).toBe(200)
  await tell(aline)
  const [note] = (await academy.as(aline).call('GET /api/notifications')).notifications
  expect(note).toMatchObject({
    kind: 'address',
    event: 'email-refused',
    params: { address: aline.email },
    link: '/account/settings#email',
  })
})

test('it is tried again when its person says so, and marked again when it still refuses', async () => {
  const keza = await aStudent(academy, { email: 'nobody.keza@example.rw' })
  const aline = await aStudent(academy, { email: 'aline@example.rw' })
  await tell(keza)
  const check = () => academy.as(keza).call('POST /api/notification-preferences/email-check')
  expect((await check()).preferences.emailRefusedAt).toBeNull()
  await post()
  expect(await refusedAt(keza)).not.toBeNull()
  // Whose address takes mail is sent no trial.
  await academy.as(aline).call('POST /api/notification-preferences/email-check')
  await post()
  expect(mails.received).toEqual([])
})

test('a server that is away, or that was said of somebody else’s address, marks nobody', async () => {
  const olive = await aStudent(academy, { email: 'nobody.olive@example.rw' })
  mails.isAway = true
  await tell(olive)
  expect(await refusedAt(olive)).toBeNull()
  mails.isAway = false
  // She has another address by the time that the former one refuses.
  await academy.services.db
    .updateTable('users')
    .set({ email: 'olive@example.rw' })
    .where('id', '=', olive.id)
    .execute()
  await academy.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await post()
  expect(await refusedAt(olive)).toBeNull()
})

test('a new password by a mailed link shows that the address takes mail', async () => {
  const person = await aStudent(academy, { email: 'person@example.rw' })
  await academy.services.db
    .updateTable('users')
    .set({ mail_refused_at: new Date() })
    .where('id', '=', person.id)
    .execute()
  await academy.as(null).call('POST /api/user/forgot', { body: { email: person.email } })
  const [mail] = await academy.outbox()
  const token = mail?.text.match(/reset-password\/open#([\w-]+)/)?.[1] ?? ''
  await academy
    .as(null)
    .call('POST /api/user/reset', { query: { token }, body: { password: 'quiet hills and rivers' } })
  const { mail_refused_at } = await academy.services.db
    .selectFrom('users')
    .select('mail_refused_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(mail_refused_at).toBeNull()
})
