import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { type StandInPerson, type StandInProvider, startOAuthProvider } from '../../testing/oauth-provider.ts'
import { anAdmin, anInstructor, aStudent, aSuperadmin, PASSWORD } from '../../testing/people.ts'

const client = { clientId: 'academy', clientSecret: 'a secret' }
let provider: StandInProvider
let academy: TestAcademy
beforeAll(async () => {
  provider = await startOAuthProvider(client)
  academy = await startAcademy({
    env: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_OAUTH_URL: provider.url('google'),
      GITHUB_CLIENT_ID: client.clientId,
      GITHUB_CLIENT_SECRET: client.clientSecret,
      GITHUB_OAUTH_URL: provider.url('github'),
    },
  })
})
afterAll(async () => {
  await academy.stop()
  await provider.close()
})

let nextId = 100
let aline: StandInPerson
beforeEach(() => {
  nextId += 1
  const email = `aline${nextId}@example.rw`
  aline = {
    id: nextId,
    name: 'Aline Uwase',
    login: 'aline',
    emails: [{ email, primary: true, verified: true }],
  }
  provider.signInAs(aline)
})
const emailOf = (person: StandInPerson) => person.emails[0]?.email ?? ''

type Name = 'google' | 'github'
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** What the browser holds when it has landed. */
let browserCookie = ''

/** What the browser is sent to first, and the cookie it keeps. */
async function begin(name: Name) {
  const start = await academy.as(null).send(`GET /api/auth/${name}`)
  expect(start.status).toBe(302)
  return { url: String(start.headers.location), cookie: cookieOf(start.headers) }
}
/** The provider's page, and the address it sends the browser back to. */
async function visitProvider(url: string) {
  const reply = await fetch(url, { redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '').searchParams
}
async function comeBack(name: Name, query: URLSearchParams, cookie: string) {
  const address = `GET /api/auth/${name}/callback?${query}`
  const answer = await academy.as(null).send(address, { headers: { cookie } })
  expect(answer.status).toBe(302)
  browserCookie = cookieOf(answer.headers)
  return new URL(String(answer.headers.location), 'http://academy.test')
}
async function signIn(name: Name) {
  const { url, cookie } = await begin(name)
  return comeBack(name, await visitProvider(url), cookie)
}
const exchange = (landed: URL, cookie = browserCookie) =>
  academy.as(null).call('POST /api/auth/exchange', {
    body: { code: landed.searchParams.get('token') ?? '' },
    headers: { cookie },
  })
const errorOf = (landed: URL) => landed.searchParams.get('error')
const lettersTo = async (email: string) => (await academy.outbox()).filter(({ to }) => to === email)

describe.each(['google', 'github'] as const)('%s', (name) => {
  test('makes an account the first time and opens it the second', async () => {
    const landed = await signIn(name)
    expect(landed.pathname).toBe('/oauth-success')
    const first = await exchange(landed)
    expect(first.user).toMatchObject({ email: emailOf(aline), role: 'user', signInMethods: [name] })
    // The provider's own id counts, also when the address there has changed.
    const moved = { ...aline, emails: [{ email: `moved.${name}@example.rw`, primary: true, verified: true }] }
    provider.signInAs(moved)
    expect((await exchange(await signIn(name))).user._id).toBe(first.user._id)
  })

  test('opens the account that has the verified address already, and its owner hears of it once', async () => {
    const person = await aStudent(academy, { email: emailOf(aline) })
    provider.signInAs({
      ...aline,
      emails: [{ email: person.email.replace('aline', 'Aline'), primary: true, verified: true }],
    })
    for (let i = 0; i < 2; i++) expect((await exchange(await signIn(name))).user._id).toBe(person.id)
    const letters = await lettersTo(person.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^${name} now opens`, 'i')),
    ])
  })

  test('an address nobody has verified opens nothing and makes nothing', async () => {
    const person = await aStudent(academy, { email: emailOf(aline) })
    provider.signInAs({ ...aline, emails: [{ email: person.email, primary: true, verified: false }] })
    const landed = await signIn(name)
    expect(landed.pathname).toBe('/oauth-success')
    expect(landed.searchParams.get('error')).toMatch(/^(no_user|github_email_required|google_auth_failed)$/)
    expect(landed.searchParams.has('token')).toBe(false)
  })

  test('a person who says no lands with the code of the specification', async () => {
    provider.refuseNext()
    expect((await signIn(name)).searchParams.get('error')).toBe(`${name}_auth_failed`)
  })
})

test('the code in the address is no session, and works once', async () => {
  const landed = await signIn('google')
  const code = landed.searchParams.get('token') ?? ''
  expect((await academy.as({ token: code }).send('GET /api/user/me')).status).toBe(401)
  expect(JSON.parse(landed.searchParams.get('user') ?? '')).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Aline Uwase',
  })
  await exchange(landed)
  await expect(exchange(landed)).rejects.toMatchObject({ status: 400, message: M.oauthDataMissing })
})

test('the code opens nothing in another browser, so nobody is led into an account that is not theirs', async () => {
  const landed = await signIn('google')
  const mine = browserCookie
  await signIn('github')
  for (const cookie of ['', 'academy_oauth=forged', browserCookie]) {
    await expect(exchange(landed, cookie)).rejects.toMatchObject({ status: 400, message: M.oauthDataMissing })
  }
  expect((await exchange(landed, mine)).user.email).toBe(emailOf(aline))
})

describe('what a provider tells is outside input', () => {
  const told = (change: Partial<StandInPerson>) => provider.signInAs({ ...aline, ...change })

  test.each([
    ['n'.repeat(140), 'n'.repeat(100)],
    ['🌄'.repeat(60), '🌄'.repeat(50)],
    ['Aline\u0000 \u202eesawU\r\nBcc: x@y.rw', 'Aline esawU Bcc: x@y.rw'],
  ])('the name %j becomes one that an account holds', async (name, expected) => {
    told({ name })
    expect((await exchange(await signIn('google'))).user.name).toBe(expected)
  })

  test('a name that shows nothing is the address’s own part', async () => {
    told({ name: '\u200b\u2060\u3164' })
    expect((await exchange(await signIn('github'))).user.name).toBe(emailOf(aline).split('@')[0])
  })

  test.each([
    'not-an-email',
    'new\r\nBcc: x@y.rw',
    'a@b.rw\u0000',
    'ali\u200bne@example.rw',
    'аline@example.rw',
  ])('the address %j makes no account', async (email) => {
    told({ emails: [{ email, primary: true, verified: true }] })
    expect(errorOf(await signIn('google'))).toBe('no_user')
  })
})

describe('somebody who may do more than learn', () => {
  const logIn = (email: string, cookie: string, password = PASSWORD) =>
    academy.as(null).send('POST /api/user/login', { body: { email, password }, headers: { cookie } })

  test.each([aSuperadmin, anAdmin, anInstructor])('signs in with their password once: %o', async (make) => {
    const person = await make(academy, { email: emailOf(aline) })
    expect(errorOf(await signIn('google'))).toBe('password_first')
    const pending = browserCookie
    expect((await logIn(person.email, pending, 'not the password')).status).toBe(401)
    expect(errorOf(await signIn('google'))).toBe('password_first')
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([])

    expect((await logIn(person.email, pending)).status).toBe(200)
    expect((await exchange(await signIn('google'))).user._id).toBe(person.id)
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Google now opens'),
    ])
  })

  test('without a password takes the mailed link for a first one', async () => {
    const person = await anInstructor(academy, { email: emailOf(aline) })
    await academy.services.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', person.id)
      .execute()
    await signIn('github')
    const pending = browserCookie
    await academy.as(null).call('POST /api/user/forgot', { body: { email: person.email } })
    const link =
      (await lettersTo(person.email)).at(-1)?.text.match(/\/reset-password\/open#([\w-]+)/)?.[1] ?? ''
    const password = 'a first sentence'
    await academy.as(null).call('POST /api/user/reset', { query: { token: link }, body: { password } })
    expect((await logIn(person.email, pending, password)).status).toBe(200)
    expect((await exchange(await signIn('github'))).user._id).toBe(person.id)
  })

  test('connects nothing with another person’s wait, a forged one, or one of yesterday', async () => {
    const person = await anInstructor(academy, { email: emailOf(aline) })
    await signIn('google')
    const pending = browserCookie
    const other = await aStudent(academy)
    const [name = '', value = ''] = pending.split('=')
    const [text = '', signature = ''] = value.split('.')
    const forged = Buffer.from(
      Buffer.from(text, 'base64url').toString().replace(person.id, other.id),
    ).toString('base64url')
    const waits = [pending, `${name}=${forged}.${signature}`, `${name}=x`, `${name}=.`]
    for (const cookie of waits) expect((await logIn(other.email, cookie)).status).toBe(200)
    academy.clock.advance(31 * 60_000)
    expect((await logIn(person.email, pending)).status).toBe(200)
    expect(errorOf(await signIn('google'))).toBe('password_first')
  })
})

describe('a return that this browser did not ask for', () => {
  test('without the cookie, with another one, and twice', async () => {
    const mine = await begin('google')
    const query = await visitProvider(mine.url)
    const other = await begin('google')
    for (const cookie of ['', other.cookie, 'academy_oauth=forged']) {
      expect((await comeBack('google', query, cookie)).searchParams.get('error')).toBe('auth_failed')
    }
    expect((await comeBack('google', query, mine.cookie)).searchParams.has('token')).toBe(true)
    expect((await comeBack('google', query, mine.cookie)).searchParams.get('error')).toBe('auth_failed')
  })

  test('with the state of the other provider', async () => {
    const { url, cookie } = await begin('google')
    const landed = await comeBack('github', await visitProvider(url), cookie)
    expect(landed.searchParams.get('error')).toBe('auth_failed')
  })

  test('with nonsense', async () => {
    const query = new URLSearchParams({ code: 'x'.repeat(100), state: '\u{1F600}', error: '<script>' })
    const landed = await comeBack('google', query, '')
    expect(landed.searchParams.get('error')).toMatch(/auth_failed$/)
  })
})

test.each(['code=%00', `code=${'x'.repeat(3000)}`, 'state=a&state=b', 'code=%ED%A0%80'])(
  'a return with %s ends on a page of ours, never on JSON',
  async (query) => {
    const landed = await comeBack('github', new URLSearchParams(query), 'academy_oauth=%00')
    expect(landed.pathname).toBe('/oauth-success')
    expect(errorOf(landed)).toMatch(/auth_failed$/)
  },
)

test('a provider that is not configured sends the browser on, with the code of its failure', async () => {
  const plain = await startAcademy()
  try {
    for (const name of ['google', 'github']) {
      const answer = await plain.as(null).send(`GET /api/auth/${name}`)
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toBe(`/oauth-success?error=${name}_auth_failed`)
    }
  } finally {
    await plain.stop()
  }
})
