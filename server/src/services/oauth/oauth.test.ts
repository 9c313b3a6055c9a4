import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StandInPerson, type StandInProvider, startOAuthProvider } from '../../testing/oauth-provider.ts'
import { createOAuth, type OAuth, type OAuthProvider } from './index.ts'

const client = { clientId: 'academy', clientSecret: 's:ecret/ü' }
const aline: StandInPerson = {
  id: 4711,
  name: 'Aline Uwase',
  login: 'aline-u',
  emails: [
    { email: 'old@example.rw', primary: false, verified: true },
    { email: 'aline@example.rw', primary: true, verified: true },
  ],
}

let provider: StandInProvider
let oauth: OAuth

beforeAll(async () => {
  provider = await startOAuthProvider(client)
  const at = (name: OAuthProvider) => {
    const base = provider.url(name)
    const endpoints = {
      authorizeUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      userInfoUrl: `${base}/userinfo`,
      emailsUrl: `${base}/emails`,
    }
    return { ...client, endpoints }
  }
  oauth = createOAuth({
    google: at('google'),
    github: at('github'),
    redirectUrl: (name) => `http://academy.test/api/auth/${name}/callback`,
  })
})

beforeEach(() => provider.signInAs(aline))
afterAll(() => provider.close())

/** What a browser does: follows the address and comes back with the answer. */
async function visit(name: OAuthProvider) {
  const started = await oauth.start(name)
  if ('failure' in started) throw new Error(started.failure)
  const reply = await fetch(started.url, { redirect: 'manual' })
  const back = new URL(reply.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`http://academy.test/api/auth/${name}/callback`)
  return { query: Object.fromEntries(back.searchParams), expected: started }
}

describe.each(['google', 'github'] as const)('%s', (name) => {
  it('brings the person with the verified address', async () => {
    const result = await oauth.finish(name, await visit(name))
    expect(result).toEqual({
      ok: true,
      person: {
        provider: name,
        subject: '4711',
        email: 'aline@example.rw',
        emailVerified: true,
        name: 'Aline Uwase',
      },
    })
  })

  it('takes a code once, and only with its own verifier', async () => {
    const visited = await visit(name)
    const stolen = { ...visited, expected: { ...visited.expected, codeVerifier: 'x'.repeat(43) } }
    expect(await oauth.finish(name, stolen)).toMatchObject({ ok: false, code: `${name}_auth_failed` })
    expect(await oauth.finish(name, visited)).toMatchObject({ ok: false, code: `${name}_auth_failed` })
  })

  it('refuses a state that this browser was not given', async () => {
    const visited = await visit(name)
    const other = await oauth.start(name)
    if ('failure' in other) throw new Error(other.failure)
    for (const expected of [other, null]) {
      expect(await oauth.finish(name, { ...visited, expected })).toMatchObject({
        ok: false,
        code: 'auth_failed',
      })
    }
    const noState = { ...visited, query: { code: visited.query.code } }
    expect(await oauth.finish(name, noState)).toMatchObject({ ok: false, code: 'auth_failed' })
  })

  it('says so when the person cancels', async () => {
    provider.refuseNext()
    expect(await oauth.finish(name, await visit(name))).toMatchObject({
      ok: false,
      code: `${name}_auth_failed`,
    })
  })
})

it('tells whether google vouches for the address', async () => {
  provider.signInAs({ ...aline, emails: [{ email: 'new@example.rw', primary: true, verified: false }] })
  expect(await oauth.finish('google', await visit('google'))).toMatchObject({
    ok: true,
    person: { email: 'new@example.rw', emailVerified: false },
  })
})

it('knows nobody without an address', async () => {
  provider.signInAs({ ...aline, emails: [] })
  expect(await oauth.finish('google', await visit('google'))).toMatchObject({ ok: false, code: 'no_user' })
})

it('takes no unverified address from github, and a second verified one when the first is not', async () => {
  const unverified = { email: 'aline@example.rw', primary: true, verified: false }
  provider.signInAs({ ...aline, emails: [unverified] })
  expect(await oauth.finish('github', await visit('github'))).toMatchObject({
    ok: false,
    code: 'github_email_required',
  })
  provider.signInAs({ ...aline, name: null, emails: [unverified, aline.emails[0]!] })
  expect(await oauth.finish('github', await visit('github'))).toMatchObject({
    ok: true,
    person: { email: 'old@example.rw', name: 'aline-u' },
  })
})

it('fails with a code, never an exception, when the provider is away or not configured', async () => {
  const nowhere = { authorizeUrl: 'http://127.0.0.1:1/a', tokenUrl: 'http://127.0.0.1:1/t' }
  const away = createOAuth({
    google: { ...client, endpoints: nowhere },
    redirectUrl: () => 'http://academy.test',
  })
  const started = await away.start('google')
  if ('failure' in started) throw new Error(started.failure)
  const query = { code: 'secret-code', state: started.state }
  const result = await away.finish('google', { query, expected: started })
  expect(result).toMatchObject({ ok: false, code: 'google_auth_failed' })
  expect(JSON.stringify(result)).not.toContain('secret-code')
  expect(away.isConfigured('github')).toBe(false)
  expect(await away.start('github')).toEqual({ failure: 'github_auth_failed' })
  expect(await away.finish('github', { query, expected: started })).toMatchObject({
    code: 'github_auth_failed',
  })
})
