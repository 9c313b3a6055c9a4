import { USER_MESSAGES as M, OAUTH_CODE_SECONDS } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { Redirect } from '../../http/route.ts'
import type { OAuthCallback, OAuthPerson, OAuthProvider } from '../../services/oauth/index.ts'
import { randomToken } from '../../services/tokens.ts'
import { createUser } from './create-user.ts'
import { insertOAuthCode, insertOAuthState, takeOAuthCode, takeOAuthState } from './secrets-store.ts'
import { openSession } from './sessions.ts'
import { findUser, findUserByEmail, type UserRow } from './store.ts'

const STATE_SECONDS = 600
const COOKIE = 'academy_oauth'

/** Sends the browser to the provider; the cookie ties the return to this browser. */
export async function startOAuth(ctx: Context, provider: OAuthProvider): Promise<Redirect> {
  const start = ctx.oauth.start(provider)
  if ('failure' in start) return failed(start.failure)
  await insertOAuthState(ctx.db, provider, start.state, start.codeVerifier, STATE_SECONDS)
  return { location: start.url, cookie: stateCookie(ctx, start.state, STATE_SECONDS) }
}

export async function finishOAuth(
  ctx: Context,
  provider: OAuthProvider,
  query: OAuthCallback['query'],
): Promise<Redirect> {
  const cookie = stateCookie(ctx, '', 0)
  const state = stateOf(ctx.origin.cookie)
  const kept = state ? await takeOAuthState(ctx.db, provider, state) : undefined
  const expected = state && kept ? { state, codeVerifier: kept.code_verifier } : null
  const result = await ctx.oauth.finish(provider, { query, expected })
  if (!result.ok) {
    ctx.log.info({ provider, code: result.code, reason: result.reason }, 'sign-in with a provider failed')
    return { ...failed(result.code), cookie }
  }
  const code = randomToken()
  const user = await ctx.write(async (inner) => {
    const found = await userOf(inner, result.person)
    if (found) await insertOAuthCode(inner.db, found.id, code, OAUTH_CODE_SECONDS)
    return found
  })
  if (!user) return { ...failed('no_user'), cookie }
  const success = new URLSearchParams({
    token: code,
    user: JSON.stringify({ _id: user.id, name: user.name }),
  })
  return { location: `/oauth-success?${success}`, cookie }
}

export async function exchangeCode(ctx: Context, code: string) {
  return ctx.write(async (inner) => {
    const taken = await takeOAuthCode(inner.db, code)
    if (!taken) throw invalid(M.oauthDataMissing)
    return { message: M.loggedIn, ...(await openSession(inner, taken.user_id)) }
  })
}

/** The provider's own id first; then an account with that e-mail, because both sides have verified it; else a new one. */
async function userOf(ctx: Context, person: OAuthPerson): Promise<UserRow | undefined> {
  const { provider, subject } = person
  const identity = await ctx.db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (identity) return findUser(ctx.db, identity.user_id)
  if (!person.emailVerified) return undefined
  const created = await createUser(ctx.db, { name: person.name, email: person.email, passwordHash: null })
  const user = created ?? (await findUserByEmail(ctx.db, person.email))
  if (!user) return undefined
  await ctx.db
    .insertInto('identities')
    .values({ provider, subject, user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return user
}

const failed = (code: string): Redirect => ({
  location: `/oauth-success?${new URLSearchParams({ error: code })}`,
})

function stateCookie({ config }: Context, state: string, maxAgeSeconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${state}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

function stateOf(cookies: string): string | null {
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
  return found ? found.slice(COOKIE.length + 1) || null : null
}
