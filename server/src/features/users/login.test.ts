import { HTTP_MESSAGES } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { solveChallenge } from 'altcha-lib/v1'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AltchaChallenge } from '../../services/captcha/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { ratioOfTimes } from '../../testing/ratio-of-times.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { RATE_LIMITS: 'on', CAPTCHA: 'altcha' } })
})
afterAll(() => academy.stop())

const logIn = (email: string, password: string, captcha?: string) =>
  academy.as(null).send('POST /api/user/login', { body: { email, password, captcha } })

/** Searches the number, as the widget in a browser does. */
async function solveCaptcha(): Promise<string> {
  const { challenge } = await academy.as(null).call('GET /api/captcha')
  const { algorithm, challenge: wanted, salt, signature, maxnumber } = challenge as unknown as AltchaChallenge
  const solved = await solveChallenge(wanted, salt, algorithm, maxnumber).promise
  const payload = { algorithm, challenge: wanted, number: solved?.number, salt, signature }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
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
  const ratio = await ratioOfTimes(
    (round) => logIn(people[round]?.email ?? known.email, 'not the password'),
    (round) => logIn(`nobody${round}@example.rw`, 'not the password'),
    people.length,
  )
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('the answer holds the person and a token, and never a hash', async () => {
  const { email } = await aStudent(academy)
  const answer = await logIn(email, PASSWORD)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body).sort()).toEqual(['message', 'token', 'user'])
  expect(answer.text).not.toMatch(/argon2|hash|otp/i)
  expect(answer.body.user.lastLoginAt).not.toBeNull()
})

describe('after failures', () => {
  test('a check is asked for from the sixth try on; the right password with a solved check enters', async () => {
    const { email } = await aStudent(academy)
    for (let i = 0; i < 5; i++) expect((await logIn(email, 'wrong')).status).toBe(401)
    expect(await logIn(email, PASSWORD)).toMatchObject({
      status: 400,
      body: { message: M.captchaRequired, fields: { captcha: M.captchaRequired } },
    })
    const solved = await solveCaptcha()
    expect((await logIn(email, PASSWORD, solved)).status).toBe(200)
    // A right password starts the count anew.
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  test('a solved check works once', async () => {
    const { email } = await aStudent(academy)
    for (let i = 0; i < 5; i++) await logIn(email, 'wrong')
    const solved = await solveCaptcha()
    expect((await logIn(email, 'wrong', solved)).status).toBe(401)
    expect(await logIn(email, 'wrong', solved)).toMatchObject({ status: 400 })
  })

  test('eleven tries in a quarter of an hour are too many, for that account from there only', async () => {
    const [victim, other] = [await aStudent(academy), await aStudent(academy)]
    const tries: number[] = []
    for (let i = 0; i < 11; i++) tries.push((await logIn(victim.email, 'wrong')).status)
    expect(tries.slice(0, 10)).not.toContain(429)
    const last = await logIn(victim.email, PASSWORD)
    expect(last).toMatchObject({ status: 429, body: { message: M.loginTooMany } })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(600)
    expect((await logIn(other.email, PASSWORD)).status).toBe(200)

    await sql`update rate_limits set window_ends_at = now() where key like ${`%${victim.email}%`}`.execute(
      academy.services.db,
    )
    expect((await logIn(victim.email, PASSWORD)).status).toBe(200)
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
