import { HTTP_MESSAGES } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf, siteOf } from '../../http/network.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { ratioOfTimes } from '../../testing/ratio-of-times.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { RATE_LIMITS: 'on', CAPTCHA: 'altcha', TRUSTED_PROXIES: '1' } })
})
afterAll(() => academy.stop())

const logIn = (email: string, password: string, captcha?: string, from = '127.0.0.1') =>
  academy.as(null).send('POST /api/user/login', {
    body: { email, password, captcha },
    headers: { 'x-forwarded-for': from },
  })

/** As if so many uses of it lay behind. */
const setUses = (key: string, count: number) =>
  sql`insert into rate_limits (key, count, window_ends_at) values (${key}, ${count}, now() + interval '15 minutes')
    on conflict (key) do update set count = excluded.count`.execute(academy.services.db)
const checkAsked = {
  status: 400,
  body: { message: M.captchaRequired, fields: { captcha: M.captchaRequired } },
}

test('a wrong password and an unknown address get one answer, in the same time', async () => {
  const known = await aStudent(academy)
  const wrong = await logIn(known.email, 'not the password')
  const unknown = await logIn('nobody@example.rw', 'not the password')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ message: M.loginWrong })
  expect(unknown.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)

  const people = await Promise.all(Array.from({ length: 7 }, () => aStudent(academy)))
  // From a network each: no limit of one is reached.
  const tryIn = (email: string, round: number) =>
    logIn(email, 'not the password', undefined, `10.9.${round}.1`)
  const ratio = await ratioOfTimes(
    (round) => tryIn(people[round % people.length]?.email ?? known.email, round),
    (round) => tryIn(`nobody${round}@example.rw`, round),
    { rounds: people.length, least: 0.5, most: 2 },
  )
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('the answer holds the person and a token, and never a hash', async () => {
  const { email } = await aStudent(academy)
  const answer = await logIn(email, PASSWORD)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body).sort()).toEqual(['message', 'token', 'user'])
  // The token is random letters, which may spell anything.
  expect(answer.text.replace(answer.body.token, '')).not.toMatch(/argon2|hash|otp/i)
  expect(answer.body.user.lastLoginAt).not.toBeNull()
})

describe('after failures', () => {
  test('a check is asked for from the sixth try on; the right password with a solved check enters', async () => {
    const { email } = await aStudent(academy)
    for (let i = 0; i < 5; i++) expect((await logIn(email, 'wrong')).status).toBe(401)
    expect(await logIn(email, PASSWORD)).toMatchObject(checkAsked)
    const solved = await solveCaptcha(academy)
    expect((await logIn(email, PASSWORD, solved)).status).toBe(200)
    // A right password starts the count anew.
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  test('a solved check works once', async () => {
    const { email } = await aStudent(academy)
    for (let i = 0; i < 5; i++) await logIn(email, 'wrong')
    const solved = await solveCaptcha(academy)
    expect((await logIn(email, 'wrong', solved)).status).toBe(401)
    expect(await logIn(email, 'wrong', solved)).toMatchObject({ status: 400 })
  })

  test('what only lacks its check is no try, so a script cannot shut out the owner at the same address', async () => {
    const { email } = await aStudent(academy)
    for (let i = 0; i < 5; i++) await logIn(email, 'wrong')
    for (let i = 0; i < 20; i++) expect((await logIn(email, 'wrong')).status).toBe(400)
    expect((await logIn(email, PASSWORD, await solveCaptcha(academy))).status).toBe(200)
  })

  test('eleven tries in a quarter of an hour are too many, for that account from there only', async () => {
    const [victim, other] = [await aStudent(academy), await aStudent(academy)]
    await setUses(`login ${victim.email} 127.0.0.1`, 9)
    expect((await logIn(victim.email, 'wrong', await solveCaptcha(academy))).status).toBe(401)
    const last = await logIn(victim.email, PASSWORD, await solveCaptcha(academy))
    expect(last).toMatchObject({ status: 429, body: { message: M.loginTooMany } })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(600)
    expect((await logIn(other.email, PASSWORD)).status).toBe(200)

    await sql`update rate_limits set window_ends_at = now() where key like ${`%${victim.email}%`}`.execute(
      academy.services.db,
    )
    expect((await logIn(victim.email, PASSWORD)).status).toBe(200)
  })
})

describe('many at one address', () => {
  test('right sign-ins count nothing; a hundred failures ask everybody there for a check, and it passes', async () => {
    const [lab, elsewhere] = ['41.186.7.7', '41.186.7.8']
    const { email } = await aStudent(academy)
    await setUses(`login failures ${lab}`, 99)
    for (let i = 0; i < 3; i++) expect((await logIn(email, PASSWORD, undefined, lab)).status).toBe(200)
    expect((await logIn(email, 'wrong', undefined, lab)).status).toBe(401)
    expect(await logIn(email, PASSWORD, undefined, lab)).toMatchObject(checkAsked)
    expect((await logIn(email, PASSWORD, undefined, elsewhere)).status).toBe(200)
    expect((await logIn(email, PASSWORD, await solveCaptcha(academy), lab)).status).toBe(200)
  })

  test('an account that is guessed from many networks asks everybody for a check, and locks nobody out', async () => {
    const [{ email }, other] = [await aStudent(academy), await aStudent(academy)]
    for (let i = 0; i < 20; i++) {
      expect((await logIn(email, 'wrong', undefined, `10.0.${i}.1`)).status).toBe(401)
    }
    expect(await logIn(email, PASSWORD, undefined, '10.1.0.1')).toMatchObject(checkAsked)
    expect((await logIn(email, PASSWORD, await solveCaptcha(academy), '10.1.0.1')).status).toBe(200)
    expect((await logIn(other.email, PASSWORD, undefined, '10.1.0.1')).status).toBe(200)
  })

  test('all networks of one IPv6 site try one account together, however their addresses are written', async () => {
    const { email } = await aStudent(academy)
    for (const [i, network] of ['0001', '2', '3', '00f4', 'A5'].entries()) {
      const from = `2001:db8:7:${network}::1001:${i}`
      expect((await logIn(email, 'wrong', undefined, from)).status).toBe(401)
    }
    expect(await logIn(email, PASSWORD, undefined, '2001:0DB8:0007:6::1')).toMatchObject(checkAsked)
    expect((await logIn(email, PASSWORD, undefined, '2001:db8:8:6::1')).status).toBe(200)
  })

  test('a thousand failures of an IPv6 site ask all of its networks for a check', async () => {
    const { email } = await aStudent(academy)
    await setUses(`login failures ${siteOf(networkOf('2001:db8:9:1::1'))}`, 999)
    expect((await logIn(email, PASSWORD, undefined, '2001:db8:9:2::1')).status).toBe(200)
    expect((await logIn(email, 'wrong', undefined, '2001:db8:9:3::1')).status).toBe(401)
    expect(await logIn(email, PASSWORD, undefined, '2001:db8:9:4::1')).toMatchObject(checkAsked)
    expect((await logIn(email, PASSWORD, undefined, '2001:db8:a:4::1')).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends with its logout, and only that one', async () => {
    const person = await aStudent(academy)
    const second = (await logIn(person.email, PASSWORD)).body
    await academy.as(second).call('POST /api/user/logout')
    expect((await academy.as(second).send('GET /api/user/me')).status).toBe(401)
    expect((await academy.as(person).send('GET /api/user/me')).status).toBe(200)
  })

  test('is replaced by the next one that is opened with it at hand, and no other is', async () => {
    const [person, elsewhere] = [await aStudent(academy), await aStudent(academy)]
    const second = (await logIn(person.email, PASSWORD)).body
    const body = { email: elsewhere.email, password: PASSWORD }
    const wrong = { ...body, password: 'not the password' }
    expect((await academy.as(second).send('POST /api/user/login', { body: wrong })).status).toBe(401)
    expect((await academy.as(second).send('GET /api/user/me')).status).toBe(200)
    const third = (await academy.as(second).send('POST /api/user/login', { body })).body
    const isOpen = async (token: string) => (await academy.as({ token }).send('GET /api/user/me')).status
    expect(await Promise.all([second, third, person, elsewhere].map(({ token }) => isOpen(token)))).toEqual([
      401, 200, 200, 200,
    ])
  })

  test.each(['', 'undefined', 'x'.repeat(43), 'x'.repeat(5000), 'Bearer abc', "' or 1=1 --"])(
    'is not opened by the token %j',
    async (token) => {
      const answer = await academy.as(null).send('GET /api/user/me', { headers: { token } })
      expect(answer).toMatchObject({ status: 401, body: { message: HTTP_MESSAGES.unauthenticated } })
      expect((await academy.as(null).send('GET /api/course/all', { headers: { token } })).status).toBe(200)
    },
  )

  test('expires', async () => {
    const person = await aStudent(academy)
    await sql`update sessions set expires_at = now() where user_id = ${person.id}`.execute(
      academy.services.db,
    )
    expect((await academy.as(person).send('GET /api/user/me')).status).toBe(401)
  })

  test('is stored as a hash', async () => {
    const person = await aStudent(academy)
    const { rows } = await sql<{ row: string }>`select s::text as row from sessions s`.execute(
      academy.services.db,
    )
    expect(rows.some(({ row }) => row.includes(person.token))).toBe(false)
  })
})
