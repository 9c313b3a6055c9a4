import { CHOICES_MESSAGES as M, NOTE_KIND_NAMES, type NoteKind } from '@academy/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import type { MailMessage } from '../../services/mail/index.ts'
import { createMailTransport } from '../../services/mail/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { lockPerson, putChoices } from './choices-store.ts'
import { notify } from './index.ts'

const ADDRESS = 'https://academy.example'
let academy: TestAcademy
let mails: MailServer
beforeAll(async () => {
  academy = await startAcademy({ env: { PUBLIC_URL: ADDRESS } })
  mails = await startMailServer()
})
afterAll(async () => {
  await academy.stop()
  await mails.stop()
})

const tell = (person: TestPerson, kind: NoteKind) =>
  academy.write((ctx) =>
    notify(ctx, [person], { kind, about: `it:${newId()}`, title: `A ${kind}`, message: 'It happened.' }),
  )
const mailsTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)
const tokenOf = ({ unsubscribeUrl = '' }: MailMessage) => unsubscribeUrl.split('/').at(-1) ?? ''
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('a mail that is not of the account’s security says how it ends, to people and to mail programs', async () => {
  const aline = await aStudent(academy)
  await tell(aline, 'payment')
  await academy.as(null).call('POST /api/user/forgot', { body: { email: aline.email } })
  // Two jobs of one moment: either may be done first.
  const both = await mailsTo(aline)
  const mail = both.find(({ subject }) => subject === 'A payment') as MailMessage
  const reset = both.find((other) => other !== mail) as MailMessage
  const page = `${ADDRESS}/unsubscribe/${tokenOf(mail)}`
  expect(mail.text).toContain(`Unsubscribe: ${page}`)
  expect(mail.html).toContain(`href="${page}"`)
  expect([reset.unsubscribeUrl, /unsubscribe/i.test(reset.text)]).toEqual([undefined, false])

  const transport = createMailTransport({
    ...{ mailUrl: mails.mailUrl, outboxDirectory: '', log: quietLog },
    from: () => ({ name: 'Impinga', address: 'academy@academy.example' }),
  })
  await transport.send(mail, newId())
  await transport.send(reset, newId())
  transport.close()
  const [sent, sentReset] = mails.received.map(({ eml }) => eml.replace(/\r\n[ \t]+/g, ' '))
  expect(sent).toMatch(/^List-Unsubscribe: <https:\/\/academy\.example\/api\/unsubscribe\/[\w-]+>\r$/m)
  expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(sentReset).not.toMatch(/^List-Unsubscribe/m)
})

test('one click ends that kind alone, without signing in; the button brings it back', async () => {
  const eric = await aStudent(academy)
  await tell(eric, 'payment')
  const [mail] = await mailsTo(eric)
  const params = { token: tokenOf(mail as MailMessage) }
  const visitor = academy.as(null)
  const click = () =>
    visitor.send('POST /api/unsubscribe/{token}', {
      params,
      payload: 'List-Unsubscribe=One-Click',
      headers: FORM,
    })
  const name = NOTE_KIND_NAMES.payment
  expect(await visitor.call('GET /api/unsubscribe/{token}/state', { params })).toEqual({
    subscription: { name, isOn: true },
  })
  for (let n = 0; n < 2; n += 1)
    expect(await click()).toMatchObject({
      status: 200,
      body: { message: M.ended, subscription: { isOn: false } },
    })
  await tell(eric, 'payment')
  await tell(eric, 'grade')
  expect((await mailsTo(eric)).map(({ subject }) => subject)).toEqual(['A payment', 'A grade'])
  expect((await academy.as(eric).call('GET /api/notification-preferences')).kinds).toContainEqual(
    expect.objectContaining({ kind: 'payment', bell: true, mail: false }),
  )
  expect(await visitor.call('DELETE /api/unsubscribe/{token}', { params })).toEqual({
    message: M.resumed,
    subscription: { name, isOn: true },
  })
  await tell(eric, 'payment')
  expect(await mailsTo(eric)).toHaveLength(3)
})

test('neither the click nor the button undoes what the account’s page saves in the same moment', async () => {
  const grace = await aStudent(academy)
  await tell(grace, 'payment')
  const [mail] = await mailsTo(grace)
  const params = { token: tokenOf(mail as MailMessage) }
  const visitor = academy.as(null)
  const usual = { bell: null, mail: null, push: null, sms: null }
  const saves = (ways: object) => async (db: Db) => {
    await lockPerson(db, grace.id)
    await putChoices(db, grace.id, [{ kind: 'payment', ...usual, ...ways }])
  }
  const chosen = async () =>
    (await academy.as(grace).call('GET /api/notification-preferences')).kinds.find(
      ({ kind }) => kind === 'payment',
    )
  await meanwhile(academy, saves({ bell: false }), () =>
    visitor.call('POST /api/unsubscribe/{token}', { params }),
  )
  expect(await chosen()).toMatchObject({ bell: false, mail: false, push: true })
  await meanwhile(academy, saves({ mail: false, push: false }), () =>
    visitor.call('DELETE /api/unsubscribe/{token}', { params }),
  )
  expect(await chosen()).toMatchObject({ bell: true, mail: true, push: false })
})

test('whoever opens the link ends nothing: it leads to the page', async () => {
  const keza = await aStudent(academy)
  await tell(keza, 'grade')
  const [mail] = await mailsTo(keza)
  const params = { token: tokenOf(mail as MailMessage) }
  const { status, headers } = await academy.as(null).send('GET /api/unsubscribe/{token}', { params })
  expect([status, headers.location]).toEqual([302, `${ADDRESS}/unsubscribe/${params.token}`])
  expect(await academy.as(null).call('GET /api/unsubscribe/{token}/state', { params })).toMatchObject({
    subscription: { isOn: true },
  })
})

test('it works a year later and after a new password, and never for another person or kind', async () => {
  const person = await aStudent(academy)
  const other = await aStudent(academy)
  await tell(person, 'grade')
  const [mail] = await mailsTo(person)
  const token = tokenOf(mail as MailMessage)
  academy.clock.advance(366 * 86_400_000)
  const state = (given: string) =>
    academy.as(null).send('GET /api/unsubscribe/{token}/state', { params: { token: given } })
  expect(await state(token)).toMatchObject({ status: 200, body: { subscription: { isOn: true } } })
  const signed = token.slice(24, 67)
  const ofNobody = { status: 200, body: { subscription: null } }
  for (const [forged, refused] of [
    [`${other.id}${signed}grade`, 404],
    [`${person.id}${signed}exam`, 404],
    [`${person.id}${signed}weather`, 404],
    [`${person.id}${'A'.repeat(43)}grade`, 404],
    ['grade', 400],
  ] as const) {
    expect(await state(forged)).toMatchObject(ofNobody)
    const params = { token: forged }
    expect(await academy.as(null).send('DELETE /api/unsubscribe/{token}', { params })).toMatchObject({
      status: refused,
      body: { message: M.linkInvalid },
    })
  }
  await academy.services.db.deleteFrom('users').where('id', '=', person.id).execute()
  expect(await state(token)).toMatchObject(ofNobody)
})

test('no other call takes a form', async () => {
  const answer = await academy
    .as(null)
    .send('POST /api/user/forgot', { payload: 'email=a%40b.rw', headers: FORM })
  expect(answer.status).toBe(415)
})
