import { USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent } from '../../testing/people.ts'
import { ratioOfTimes } from '../../testing/ratio-of-times.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const visitor = () => academy.as(null)
const password = 'eight letters'
const aline = (email: string) => ({ name: 'Aline Uwase', email, password })

async function lastMailTo(email: string) {
  const mail = (await academy.outbox()).findLast(({ to }) => to === email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}
const codeFor = async (email: string) => (await lastMailTo(email)).text.match(/^\d{6}$/m)?.[0] ?? ''
const wrongCode = (code: string) => String(code === '999999' ? 100_000 : Number(code) + 1)

test('a mailed code turns a registration into an account and a session', async () => {
  const { activationToken } = await visitor().call('POST /api/user/register', {
    body: aline(' Aline@Example.RW '),
  })
  const otp = await codeFor('aline@example.rw')
  const opened = await visitor().call('POST /api/user/verify', { body: { otp, activationToken } })
  expect(opened.user).toMatchObject({
    email: 'aline@example.rw',
    role: 'user',
    mainrole: '',
    subscription: [],
  })
  const { user } = await academy.as(opened).call('GET /api/user/me')
  expect(user.name).toBe('Aline Uwase')
  const again = { email: 'ALINE@example.rw', password }
  expect((await visitor().call('POST /api/user/login', { body: again })).user._id).toBe(user._id)
})

test('the code is taken as a number too, and works once', async () => {
  const email = 'number@example.rw'
  const { activationToken } = await visitor().call('POST /api/user/register', { body: aline(email) })
  const otp = Number(await codeFor(email))
  await visitor().call('POST /api/user/verify', { body: { otp, activationToken } })
  await expect(
    visitor().call('POST /api/user/verify', { body: { otp, activationToken } }),
  ).rejects.toMatchObject({ status: 400, message: M.activationGone })
})

test('whatever rights the form asks for, the account is a student', async () => {
  const email = 'greedy@example.rw'
  const body = { ...aline(email), role: 'admin', mainrole: 'superadmin', isVerified: true }
  const { activationToken } = await visitor().call('POST /api/user/register', { body })
  const otp = await codeFor(email)
  const { user } = await visitor().call('POST /api/user/verify', { body: { otp, activationToken } })
  expect(user).toMatchObject({ role: 'user', mainrole: '' })
})

test('before the code nobody has an account, and none of it is in the answer', async () => {
  const email = 'waiting@example.rw'
  const answer = await visitor().send('POST /api/user/register', { body: aline(email) })
  expect(Object.keys(answer.body).sort()).toEqual(['activationToken', 'message'])
  expect(answer.text).not.toContain(await codeFor(email))
  await expect(visitor().call('POST /api/user/login', { body: { email, password } })).rejects.toMatchObject({
    status: 401,
    message: M.loginWrong,
  })
})

describe('wrong codes', () => {
  test('five tries, also when they come at once; the right code is too late then', async () => {
    const email = 'tries@example.rw'
    const { activationToken } = await visitor().call('POST /api/user/register', { body: aline(email) })
    const code = await codeFor(email)
    const otp = wrongCode(code)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor().send('POST /api/user/verify', { body: { otp, activationToken } }),
      ),
    )
    const sentences = tries.map(({ status, body }) => `${status} ${body.message}`).sort()
    expect(sentences.filter((text) => text === `400 ${M.codeWrong}`)).toHaveLength(5)
    expect(sentences.filter((text) => text === `400 ${M.codeTriesUsed}`)).toHaveLength(3)
    await expect(
      visitor().call('POST /api/user/verify', { body: { otp: code, activationToken } }),
    ).rejects.toMatchObject({ status: 400, message: M.codeTriesUsed })
  })

  test('the code of another registration opens nothing', async () => {
    const mine = await visitor().call('POST /api/user/register', { body: aline('mine@example.rw') })
    await visitor().call('POST /api/user/register', { body: aline('other@example.rw') })
    const otp = await codeFor('other@example.rw')
    if (otp === (await codeFor('mine@example.rw'))) return
    await expect(
      visitor().call('POST /api/user/verify', { body: { otp, activationToken: mine.activationToken } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('a code of ten minutes ago is over', async () => {
    const email = 'late@example.rw'
    const { activationToken } = await visitor().call('POST /api/user/register', { body: aline(email) })
    const otp = await codeFor(email)
    await sql`update activations set expires_at = now() where email = ${email}`.execute(academy.services.db)
    await expect(
      visitor().call('POST /api/user/verify', { body: { otp, activationToken } }),
    ).rejects.toMatchObject({ status: 400, message: M.codeWrong })
  })

  test.each([['012345'], ['12345'], ['1e5'], [99_999], [1_000_000], ['abcdef'], [null]])(
    '%j is no code',
    async (otp) => {
      const answer = await visitor().send('POST /api/user/verify', { body: { otp, activationToken: 'x' } })
      expect(answer).toMatchObject({ status: 400, body: { message: M.codeInvalid } })
    },
  )
})

test('a second code comes after a minute and makes the first one wrong', async () => {
  const email = 'again@example.rw'
  const { activationToken } = await visitor().call('POST /api/user/register', { body: aline(email) })
  const first = await codeFor(email)
  const soon = await visitor().send('POST /api/user/resend-otp', { body: { activationToken } })
  expect(soon).toMatchObject({ status: 429, body: { message: M.codeTooSoon } })
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)

  await sql`update activations set sent_at = now() - interval '61 seconds' where email = ${email}`.execute(
    academy.services.db,
  )
  await visitor().call('POST /api/user/resend-otp', { body: { activationToken } })
  const second = await codeFor(email)
  if (first !== second) {
    await expect(
      visitor().call('POST /api/user/verify', { body: { otp: first, activationToken } }),
    ).rejects.toMatchObject({ message: M.codeWrong })
  }
  await visitor().call('POST /api/user/verify', { body: { otp: second, activationToken } })
})

describe('an address that has an account', () => {
  test('gets the same answer, and a mail that says so; no code of it is right', async () => {
    const { email } = await aStudent(academy)
    const known = await visitor().send('POST /api/user/register', { body: aline(email) })
    const unknown = await visitor().send('POST /api/user/register', { body: aline('new@example.rw') })
    expect(known.status).toBe(unknown.status)
    expect(known.body.message).toBe(unknown.body.message)
    expect(known.body.activationToken).toHaveLength(unknown.body.activationToken.length)
    const mail = await lastMailTo(email)
    expect(mail.subject).toContain('You have an account')
    expect(mail.text).not.toMatch(/^\d{6}$/m)
    const body = { otp: '123456', activationToken: known.body.activationToken }
    const tried = await visitor().send('POST /api/user/verify', { body })
    expect(tried).toMatchObject({ status: 400, body: { message: M.codeWrong } })
  })

  test('takes the same time', async () => {
    const { email } = await aStudent(academy)
    const registering = (address: string) =>
      visitor().call('POST /api/user/register', { body: aline(address) })
    const ratio = await ratioOfTimes(
      () => registering(email),
      (round) => registering(`timing${round}@example.rw`),
      { rounds: 18, least: 0.5, most: 2 },
    )
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('the limits', () => {
  let limited: TestAcademy
  beforeAll(async () => {
    limited = await startAcademy({ env: { RATE_LIMITS: 'on', CAPTCHA: 'altcha', TRUSTED_PROXIES: '1' } })
  })
  afterAll(() => limited.stop())
  const ask = (email: string, from: string, captcha?: string) =>
    limited.as(null).send('POST /api/user/register', {
      body: { ...aline(email), captcha },
      headers: { 'x-forwarded-for': from },
    })

  test('nobody blocks the registration of an address from other networks; after six mails all show a check', async () => {
    const email = 'victim@example.rw'
    for (let i = 0; i < 6; i++) expect((await ask(email, `10.0.${i}.1`)).status).toBe(200)
    expect(await ask(email, '10.0.7.1')).toMatchObject({
      status: 400,
      body: { fields: { captcha: M.captchaRequired } },
    })
    for (const from of ['10.0.7.1', '10.0.8.1']) {
      expect((await ask(email, from, await solveCaptcha(limited))).status).toBe(200)
    }
  })

  test('from one network six an hour go to one address, and all networks together end somewhere', async () => {
    const email = 'flooded@example.rw'
    const setUses = (key: string, count: number) =>
      sql`update rate_limits set count = ${count} where key = ${key}`.execute(limited.services.db)
    for (let i = 0; i < 6; i++) expect((await ask(email, '2001:db8::1')).status).toBe(200)
    expect((await ask(email, '2001:db8:0:5::1', await solveCaptcha(limited))).status).toBe(429)
    await setUses(`register ${email}`, 59)
    expect((await ask(email, '10.2.0.1', await solveCaptcha(limited))).status).toBe(200)
    expect((await ask(email, '10.2.0.2', await solveCaptcha(limited))).status).toBe(429)
  })

  test('a class of three hundred registers behind one address, each of them twice', async () => {
    const from = '41.186.9.9'
    expect((await ask('first@example.rw', from)).status).toBe(200)
    await sql`update rate_limits set count = 599 where key = ${`POST /api/user/register ${from}`}`.execute(
      limited.services.db,
    )
    expect((await ask('last@example.rw', from)).status).toBe(200)
    expect((await ask('more@example.rw', from)).status).toBe(429)
  })
})

test('the letter with a code repeats nothing that whoever asked has typed', async () => {
  const body = { ...aline('unasked@example.rw'), name: 'You won! Claim at http://evil.example/now' }
  await visitor().call('POST /api/user/register', { body })
  const { subject, text, html } = await lastMailTo(body.email)
  expect(`${subject} ${text} ${html}`).not.toMatch(/won|evil/)
})

test.each([
  [{ name: '  ' }, M.nameRequired],
  [{ name: '\u200b\u2060\u00ad' }, M.nameRequired],
  [{ name: '\u3164' }, M.nameRequired],
  [{ name: 'Aline \u202eesawU' }, M.nameInvalid],
  [{ name: 'Ali\u200bne' }, M.nameInvalid],
  [{ name: 'x'.repeat(101) }, undefined],
  [{ email: 'not an address' }, M.emailInvalid],
  [{ email: 'two@example.rw, three@example.rw' }, M.emailInvalid],
  [{ email: '<tag>@example.rw' }, M.emailInvalid],
  [{ email: 'аline@example.rw' }, M.emailInvalid],
  [{ email: 'ali\u200bne@example.rw' }, M.emailInvalid],
  [{ email: 'a@example.rw\u202e' }, M.emailInvalid],
  [{ email: `${'\ufdfa'.repeat(100)}@example.rw` }, M.emailInvalid],
  [{ email: `${'x'.repeat(250)}@example.rw` }, M.emailInvalid],
  [{ password: 'seven77' }, M.passwordTooShort],
  [{ password: 'x'.repeat(201) }, M.passwordTooLong],
])('the form refuses %j', async (wrong, message) => {
  const body = { ...aline('form@example.rw'), ...wrong }
  const answer = await visitor().send('POST /api/user/register', { body })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toEqual(Object.keys(wrong))
  if (message) expect(answer.body.message).toBe(message)
})
