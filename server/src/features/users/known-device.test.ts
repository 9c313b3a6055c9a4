import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'

let academy: TestAcademy
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', CAPTCHA: 'altcha', TRUSTED_PROXIES: '1' }
  academy = await startAcademy({ env: { ...env, PUBLIC_URL: 'https://academy.example' } })
})
afterAll(() => academy.stop())

const SCHOOL = '41.186.7.7'

/** A browser somewhere in the school: it keeps its cookies and shows a check where one is asked for. */
function aBrowser() {
  let cookie = ''
  const send = async (address: string, sending: { body: object; query?: Record<string, string> }) => {
    const headers = { 'x-forwarded-for': SCHOOL, ...(cookie && { cookie }) }
    const answer = await academy.as(null).send(address, { ...sending, headers })
    const line = answer.headers['set-cookie']
    if (typeof line === 'string') cookie = line.split(';')[0] ?? ''
    return { ...answer, line: String(line ?? '') }
  }
  const logIn = async (email: string, password: string, captcha?: string) =>
    send('POST /api/user/login', { body: { email, password, captcha } })
  return {
    send,
    logIn,
    logInWithCheck: async (email: string, password: string) =>
      logIn(email, password, await solveCaptcha(academy)),
    cookie: () => cookie,
    takeCookie: (other: string) => {
      cookie = other
    },
  }
}

/** A script at the same address that solves its checks, until it is shut out. */
async function useUpTries(email: string): Promise<void> {
  const script = aBrowser()
  for (let i = 0; i < 10; i++) {
    const answer =
      i < 5 ? await script.logIn(email, 'a guess') : await script.logInWithCheck(email, 'a guess')
    expect(answer.status).toBe(401)
  }
  expect(await script.logInWithCheck(email, PASSWORD)).toMatchObject({
    status: 429,
    body: { message: M.loginTooMany },
  })
}

test('a script that solves its checks shuts out unknown devices, and not the one in which its owner signed in before', async () => {
  const [{ email }, phone, stranger] = [await aStudent(academy), aBrowser(), aBrowser()]
  expect((await phone.logIn(email, PASSWORD)).status).toBe(200)
  await useUpTries(email)
  expect((await stranger.logInWithCheck(email, PASSWORD)).status).toBe(429)
  for (let i = 0; i < 3; i++) expect((await phone.logIn(email, PASSWORD)).status).toBe(200)
})

test('a known device is no way round the limits: a check after five, an end after ten', async () => {
  const [{ email }, phone] = [await aStudent(academy), aBrowser()]
  await phone.logIn(email, PASSWORD)
  for (let i = 0; i < 5; i++) expect((await phone.logIn(email, 'a guess')).status).toBe(401)
  expect((await phone.logIn(email, PASSWORD)).status).toBe(400)
  for (let i = 0; i < 5; i++) expect((await phone.logInWithCheck(email, 'a guess')).status).toBe(401)
  expect((await phone.logInWithCheck(email, PASSWORD)).status).toBe(429)
})

test("a mark is of one account, of our making and of the present password; another's, a changed and an old one are none", async () => {
  const [victim, other, phone, forger] = [
    await aStudent(academy),
    await aStudent(academy),
    aBrowser(),
    aBrowser(),
  ]
  await phone.logIn(victim.email, PASSWORD)
  await forger.logIn(other.email, PASSWORD)
  await useUpTries(victim.email)
  expect((await forger.logInWithCheck(victim.email, PASSWORD)).status).toBe(429)
  forger.takeCookie(phone.cookie().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  expect((await forger.logInWithCheck(victim.email, PASSWORD)).status).toBe(429)
  forger.takeCookie('__Secure-academy_devices=99999.aaaaaaaaaaaaaaaa.; academy_devices=~~~')
  expect((await forger.logInWithCheck(victim.email, PASSWORD)).status).toBe(429)

  expect((await phone.logIn(victim.email, PASSWORD)).status).toBe(200)
  const body = { currentPassword: PASSWORD, password: 'a loud evening' }
  await academy.as(victim).call('POST /api/user/password', { body })
  expect((await phone.logInWithCheck(victim.email, 'a loud evening')).status).toBe(429)
})

test('whoever was shut out before their device was known resets the password, which makes it known', async () => {
  const [{ email }, phone] = [await aStudent(academy), aBrowser()]
  await useUpTries(email)
  await phone.send('POST /api/user/forgot', { body: { email } })
  const letter = (await academy.outbox()).findLast(({ to }) => to === email)
  const token = letter?.text.match(/reset-password\/open#([\w-]+)/)?.[1] ?? ''
  const reset = await phone.send('POST /api/user/reset', {
    query: { token },
    body: { password: 'a loud evening' },
  })
  expect(reset.status).toBe(200)
  await useUpTries(email)
  expect((await phone.logIn(email, 'a loud evening')).status).toBe(200)
})

test('a computer of the lab keeps ten people apart, and logging out keeps the mark', async () => {
  const [lab, people] = [aBrowser(), await Promise.all(Array.from({ length: 11 }, () => aStudent(academy)))]
  for (const { email } of people) {
    const { body } = await lab.logIn(email, PASSWORD)
    await academy.as(body).send('POST /api/user/logout')
  }
  const [first, second] = people
  await useUpTries(second?.email ?? '')
  expect((await lab.logIn(second?.email ?? '', PASSWORD)).status).toBe(200)
  await useUpTries(first?.email ?? '')
  expect((await lab.logInWithCheck(first?.email ?? '', PASSWORD)).status).toBe(429)
  expect(lab.cookie().split('~')).toHaveLength(10)
})

test('a device that was known under the former name of its cookie is known, and takes the new one over', async () => {
  const [{ email }, phone, other] = [await aStudent(academy), aBrowser(), await aStudent(academy)]
  await phone.logIn(email, PASSWORD)
  await phone.logIn(other.email, PASSWORD)
  const former = phone.cookie().replace(/^__Secure-/, '')
  expect(former).toMatch(/^academy_devices=/)
  phone.takeCookie(former)
  await useUpTries(email)
  expect((await phone.logIn(email, PASSWORD)).status).toBe(200)
  expect(phone.cookie()).toMatch(/^__Secure-academy_devices=/)
  // The other person's mark came over with it.
  await useUpTries(other.email)
  expect((await phone.logIn(other.email, PASSWORD)).status).toBe(200)
})

test('the cookie holds a date, a number and a signature, and no script reads it', async () => {
  const person = await aStudent(academy)
  const { line, body } = await aBrowser().logIn(person.email, PASSWORD)
  expect(line).toMatch(
    /^__Secure-academy_devices=\d{5}\.[\w-]{16}\.[\w-]{43}; Path=\/api\/user; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  )
  expect(line).not.toContain(body.token)
  expect((await aBrowser().logIn(person.email, 'a guess')).line).toBe('')
  const next = aBrowser()
  next.takeCookie(line.split(';')[0] ?? '')
  await next.logIn((await aStudent(academy)).email, PASSWORD)
  expect(next.cookie().split('~')).toHaveLength(2)
  academy.clock.advance(181 * 86_400_000)
  await next.logIn((await aStudent(academy)).email, PASSWORD)
  expect(next.cookie().split('~')).toHaveLength(1)
})
