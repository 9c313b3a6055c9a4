import {
  effectiveRole,
  USER_MESSAGES as M,
  newEmailAddress,
  OAUTH_CODE_SECONDS,
} from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { Redirect } from '../../http/route.ts'
import type { OAuthCallback, OAuthProvider } from '../../services/oauth/index.ts'
import { randomToken } from '../../services/tokens.ts'
import { connectProvider, pendingCookie } from './connect-provider.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { createUser } from './create-user.ts'
import { findIdentity, insertIdentity } from './identities-store.ts'
import { type ProvenPerson, readPerson } from './proven-person.ts'
import { insertOAuthCode, insertOAuthState, takeOAuthCode, takeOAuthState } from './secrets-store.ts'
import { openSession } from './sessions.ts'
import { findUser, findUserByEmail, type UserRow } from './store.ts'

const STATE_SECONDS = 600
const COOKIE = 'academy_oauth'

/** Sends the browser to the provider; the cookie ties the return to this browser. */
export async function startOAuth(ctx: Context, provider: OAuthProvider): Promise<Redirect> {
  const start = await ctx.oauth.start(provider)
  if ('failure' in start) return failed(start.failure)
  await insertOAuthState(ctx.db, provider, start.state, start.codeVerifier, STATE_SECONDS)
  return { location: start.url, cookie: oauthCookie(ctx, start.state, STATE_SECONDS) }
}

export async function finishOAuth(
  ctx: Context,
  provider: OAuthProvider,
  query: OAuthCallback['query'],
): Promise<Redirect> {
  const cookie = oauthCookie(ctx, '', 0)
  const state = readCookie(ctx, COOKIE)
  const kept = state ? await takeOAuthState(ctx.db, provider, state) : undefined
  const expected = state && kept ? { state, codeVerifier: kept.code_verifier } : null
  const result = await ctx.oauth.finish(provider, { query, expected })
  if (!result.ok) {
    ctx.log.info({ provider, code: result.code, reason: result.reason }, 'sign-in with a provider failed')
    return { ...failed(result.code), cookie }
  }
  const person = readPerson(result.person)
  if (!person) {
    ctx.log.info(
      { provider, code: 'no_user', reason: 'no sound id or address' },
      'sign-in with a provider failed',
    )
    return { ...failed('no_user'), cookie }
  }
  const [code, browser] = [randomToken(), randomToken()]
  const user = await ctx.write(async (inner) => {
    const found = await userOf(inner, person)
    if (typeof found === 'object' && 'id' in found)
      await insertOAuthCode(inner.db, found.id, boundTo(browser, code), OAUTH_CODE_SECONDS)
    return found
  })
  if (user === 'no_user') return { ...failed(user), cookie }
  if ('staff' in user) return { ...failed('password_first'), cookie: pendingCookie(ctx, user.staff, person) }
  const success = new URLSearchParams({
    token: code,
    user: JSON.stringify({ _id: user.id, name: user.name }),
  })
  // The code opens nothing but in this browser, so that nobody is signed in to somebody else's account by a link.
  return { location: `/oauth-success?${success}`, cookie: oauthCookie(ctx, browser, OAUTH_CODE_SECONDS) }
}

const boundTo = (browser: string, code: string) => `${browser}.${code}`

export async function exchangeCode(ctx: Context, code: string) {
  return ctx.write(async (inner) => {
    const browser = readCookie(ctx, COOKIE) ?? ''
    const taken = await takeOAuthCode(inner.db, boundTo(browser, code))
    if (!taken) throw invalid(M.oauthDataMissing)
    return inner.fitting({ message: M.loggedIn, ...(await openSession(inner, taken.user_id)) })
  })
}

/** The provider's own id first; then an account with that e-mail, because both sides have verified it; else a new one. */
async function userOf(ctx: Context, person: ProvenPerson): Promise<UserRow | 'no_user' | { staff: UserRow }> {
  const identity = await findIdentity(ctx.db, person)
  if (identity) return (await findUser(ctx.db, identity.user_id)) ?? 'no_user'
  if (!person.emailVerified) return 'no_user'
  const existing = await findUserByEmail(ctx.db, person.email)
  if (existing && effectiveRole(existing) !== 'student') return { staff: existing }
  if (existing) {
    await connectProvider(ctx, existing, person)
    return existing
  }
  const email = newEmailAddress.safeParse(person.email)
  const created =
    email.success && (await createUser(ctx.db, { name: person.name, email: email.data, passwordHash: null }))
  if (!created) return 'no_user'
  await insertIdentity(ctx.db, created.id, person)
  return created
}

/** Where a browser lands when something else went wrong. */
export const oauthFailed = (provider: OAuthProvider): Redirect => failed(`${provider}_auth_failed`)

const failed = (code: string): Redirect => ({
  location: `/oauth-success?${new URLSearchParams({ error: code })}`,
})

/** On the way to the provider its state, and back from it what the code is worth with. */
const oauthCookie = (ctx: Context, value: string, maxAgeSeconds: number) =>
  writeCookie(ctx, { name: COOKIE, value, path: '/api/auth', maxAgeSeconds })
