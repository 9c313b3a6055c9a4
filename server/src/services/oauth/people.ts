import type { ProviderEndpoints } from './endpoints.ts'
import type { OAuthPerson } from './oauth.ts'
import { type OAuthRefusal, refusal } from './refusal.ts'

type Access = { accessToken: string; endpoints: ProviderEndpoints; timeoutMs: number }

export async function readGooglePerson(access: Access): Promise<OAuthPerson | OAuthRefusal> {
  const profile = asRecord(await getJson(access.endpoints.userInfoUrl, access))
  const subject = textOf(profile.sub)
  const email = textOf(profile.email)
  if (!subject || !email) return refusal('no_user', 'the profile lacks an id or an address')
  return {
    provider: 'google',
    subject,
    email,
    emailVerified: profile.email_verified === true,
    name: textOf(profile.name) ?? nameFromEmail(email),
  }
}

/** The address comes from the list of verified ones, the primary first: the profile's public address may be anyone's. */
export async function readGithubPerson(access: Access): Promise<OAuthPerson | OAuthRefusal> {
  const profile = asRecord(await getJson(access.endpoints.userInfoUrl, access))
  if (!Number.isSafeInteger(profile.id)) return refusal('no_user', 'the profile lacks an id')

  const listed = await getJson(access.endpoints.emailsUrl, access)
  const verified = (Array.isArray(listed) ? listed : [])
    .map(asRecord)
    .filter((entry) => entry.verified === true)
  const email = textOf((verified.find((entry) => entry.primary === true) ?? verified[0])?.email)
  if (!email) return refusal('github_email_required', 'no verified address')
  return {
    provider: 'github',
    subject: String(profile.id),
    email,
    emailVerified: true,
    name: textOf(profile.name) ?? textOf(profile.login) ?? nameFromEmail(email),
  }
}

async function getJson(url: string, { accessToken, timeoutMs }: Access): Promise<unknown> {
  const reply = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'user-agent': 'academy' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!reply.ok) throw new Error(`the provider answered ${reply.status}`)
  return reply.json()
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function nameFromEmail(email: string): string {
  return email.slice(0, email.indexOf('@')) || email
}
