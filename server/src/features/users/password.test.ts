import { USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { passwordProblem } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const visitor = () => academy.as(null)
const forgot = (email: string) => visitor().send('POST /api/user/forgot', { body: { email } })
const reset = (token: string, password = 'a new password') =>
  visitor().send('POST /api/user/reset', { query: { token }, body: { password } })
const tokensFor = async (email: string) =>
  (await academy.outbox())
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/\/reset-password\/open#([\w-]+)/)?.[1] ?? [])

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer; only the known one gets a mail', async () => {
    const { email } = await aStudent(academy)
    const known = await forgot(email)
    const unknown = await forgot('stranger@example.rw')
    expect(known.body).toEqual({ message: M.forgotSent })
    expect(unknown.body).toEqual(known.body)
    expect(await tokensFor(email)).toHaveLength(1)
    expect(await tokensFor('stranger@example.rw')).toHaveLength(0)
  })

  test('the link sets a new password once, and ends every session and every other link', async () => {
    const person = await aStudent(academy)
    await forgot(person.email)
    await academy.outbox()
    await forgot(person.email)
    const [first = '', second = ''] = await tokensFor(person.email)
    expect(await reset(second)).toMatchObject({ status: 200, body: { message: M.resetDone } })
    expect((await academy.as(person).send('GET /api/user/me')).status).toBe(401)
    expect(await reset(second)).toMatchObject({ status: 400, body: { message: M.resetInvalid } })
    expect(await reset(first)).toMatchObject({ status: 400, body: { message: M.resetInvalid } })
    const { email } = person
    const log = (password: string) => visitor().send('POST /api/user/login', { body: { email, password } })
    expect((await log(PASSWORD)).status).toBe(401)
    expect((await log('a new password')).status).toBe(200)
    expect((await academy.outbox()).at(-1)?.subject).toContain('was changed')
  })

  test('the link tells no server what it holds; the token goes in the body, or in the query', async () => {
    const { email } = await aStudent(academy)
    await forgot(email)
    const letter = (await academy.outbox()).findLast(({ to }) => to === email)
    const link = new URL(letter?.text.match(/https?:\/\/\S+reset-password\S+/)?.[0] ?? '')
    expect([link.pathname, link.search]).toEqual(['/reset-password/open', ''])
    const inBody = (token?: string) =>
      visitor().send('POST /api/user/reset', { body: { token, password: 'a new password' } })
    expect(await inBody()).toMatchObject({ status: 400, body: { message: M.resetInvalid } })
    expect((await inBody(link.hash.slice(1))).status).toBe(200)
  })

  test('two at once with one link: one of them wins', async () => {
    const { email } = await aStudent(academy)
    await forgot(email)
    const [token = ''] = await tokensFor(email)
    const statuses = (await Promise.all([reset(token), reset(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400])
  })

  test('the link is over after half an hour', async () => {
    const { id, email } = await aStudent(academy)
    await forgot(email)
    const [token = ''] = await tokensFor(email)
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - now())::float8 / 60 as minutes from password_resets
      where user_id = ${id}`.execute(academy.services.db)
    expect(rows[0]?.minutes).toBeGreaterThan(28)
    expect(rows[0]?.minutes).toBeLessThanOrEqual(30)
    await sql`update password_resets set expires_at = now() where user_id = ${id}`.execute(
      academy.services.db,
    )
    expect((await reset(token)).status).toBe(400)
  })

  test.each(['', 'undefined', 'x'.repeat(300), '%00'])('the token %j opens nothing', async (token) => {
    expect((await reset(token)).status).toBe(400)
  })
})

describe('changing it', () => {
  const change = (person: { token: string }, currentPassword: string, password = 'changed words') =>
    academy.as(person).send('POST /api/user/password', { body: { currentPassword, password } })

  test('wants the current one, ends the other sessions and stays signed in here', async () => {
    const person = await aStudent(academy)
    const { email } = person
    const other = await visitor().call('POST /api/user/login', { body: { email, password: PASSWORD } })
    expect(await change(person, 'wrong one')).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: M.passwordWrong } },
    })
    expect((await academy.as(other).send('GET /api/user/me')).status).toBe(200)
    expect((await change(person, PASSWORD)).status).toBe(200)
    expect((await academy.as(other).send('GET /api/user/me')).status).toBe(401)
    expect((await academy.as(person).send('GET /api/user/me')).status).toBe(200)
  })

  test('refuses a short one', async () => {
    const person = await aStudent(academy)
    expect(await change(person, PASSWORD, 'short')).toMatchObject({
      status: 400,
      body: { message: M.passwordTooShort },
    })
  })
})

test('is taken letter for letter, up to two hundred of any sort', async () => {
  const logIn = (email: string, password: string) =>
    visitor().send('POST /api/user/login', { body: { email, password } })
  const long = `${'umunsi mwiza '.repeat(15)}Kigal`
  for (const password of [' Umunsi Mwiza  ', 'umunsimwiza', '83920174625', 'İyi 🌄 güñ 今日は', long]) {
    const person = await aStudent(academy)
    const body = { currentPassword: PASSWORD, password }
    await academy.as(person).call('POST /api/user/password', { body })
    expect((await logIn(person.email, password)).status, password).toBe(200)
    const others = [password.toUpperCase(), `${password} `, password.slice(0, -1), password.normalize('NFD')]
    for (const other of others.filter((one) => one !== password))
      expect((await logIn(person.email, other)).status, other).toBe(other.length > 200 ? 400 : 401)
  }
  expect(long).toHaveLength(200)
})

describe('a password that is guessed first', () => {
  const name = 'Aline Uwase'
  const email = 'aline.u@example.rw'
  const common = ['password1', 'QWERTYUIOP', ' iloveyou ', 'aaaaaaaa', '        ', 'ｐａｓｓｗｏｒｄ']
  const personal = [email, 'Aline.U2026', 'aline-uwase', 'Uwase2005!', 'UwaseAline', '1234aline']
  const expected = [
    'Impinga2026',
    'impinga-demo-2026',
    'Student@Impinga',
    'MyAcademy!',
    'academyacademy',
    'Ｉｍｐｉｎｇａ７７',
  ]
  const refused = [
    ...expected.map((word) => [word, M.passwordExpected]),
    ...common.map((word) => [word, M.passwordCommon]),
    ...personal.map((word) => [word, M.passwordPersonal]),
  ]

  test.each(refused)('%j is refused with a sentence at its field', async (password, message) => {
    const answer = await visitor().send('POST /api/user/register', { body: { name, email, password } })
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { password: message } } })
  })

  test('one that only holds a name, or says something in any script, may be used', () => {
    const own = { name, email }
    const good = [
      'Aline likes maize',
      'the academy of rain',
      'umunsi mwiza',
      '今日はいい天気ですね',
      '83920174625',
    ]
    for (const password of good) expect(passwordProblem(academy.services, password, own)).toBeUndefined()
    // Neither has a letter, and they are not the same.
    expect(
      passwordProblem(academy.services, '83920174625', { name, email: '0788123456@example.rw' }),
    ).toBeUndefined()
  })

  test('nobody changes or resets theirs to it', async () => {
    const person = await aStudent(academy, { name, email })
    const body = { currentPassword: PASSWORD, password: 'Uwase2005' }
    const changed = await academy.as(person).send('POST /api/user/password', { body })
    expect(changed).toMatchObject({ status: 400, body: { fields: { password: M.passwordPersonal } } })
    await forgot(email)
    const [token = ''] = await tokensFor(email)
    expect(await reset(token, 'Uwase2005')).toMatchObject({
      status: 400,
      body: { message: M.passwordPersonal },
    })
    expect(await reset(token, 'sunshine')).toMatchObject({ status: 400, body: { message: M.passwordCommon } })
    expect((await reset(token)).status).toBe(200)
  })
})

test('three links an hour for one address; after twenty calls a network shows a check, and passes', async () => {
  const limited = await startAcademy({ env: { RATE_LIMITS: 'on', CAPTCHA: 'altcha' } })
  try {
    const ask = (email: string, captcha?: string) =>
      limited.as(null).send('POST /api/user/forgot', { body: { email, captcha } })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await ask('one@example.rw')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    for (let i = 0; i < 16; i++) expect((await ask(`many${i}@example.rw`)).status).toBe(200)
    const asked = { status: 400, body: { fields: { captcha: M.captchaRequired } } }
    expect(await ask('last@example.rw')).toMatchObject(asked)
    expect((await ask('last@example.rw', await solveCaptcha(limited))).status).toBe(200)
  } finally {
    await limited.stop()
  }
})
