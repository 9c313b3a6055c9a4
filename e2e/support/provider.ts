import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { PROVIDER_COOKIE, type StandInPerson } from '../../server/src/testing/oauth-provider.ts'
import { ask } from './api.ts'
import type { Person } from './people.ts'

/** Somebody with an account at Google and GitHub whom the academy has never seen. */
export function aStranger(name = 'Sandrine Keza'): StandInPerson & { name: string; email: string } {
  const email = `stranger-${randomUUID()}@example.rw`
  const id = randomInt(1, 2 ** 47)
  return { id, name, login: `login-${id}`, email, emails: [{ email, primary: true, verified: true }] }
}

/** Signs the browser in at the stand-in for Google and GitHub. */
export async function signInAtProvider(context: BrowserContext, person: StandInPerson): Promise<void> {
  const value = cookieOf(person)
  await context.addCookies([{ name: PROVIDER_COOKIE, value, domain: '127.0.0.1', path: '/' }])
}

/** A new person of the academy, made by signing in with Google outside the browser. */
export async function aStudent(request: APIRequestContext, name?: string): Promise<Person> {
  const stranger = aStranger(name)
  const cookies = new Map([[PROVIDER_COOKIE, cookieOf(stranger)]])
  let at = new URL('/api/auth/google', process.env.ACADEMY_URL)
  while (!at.pathname.startsWith('/oauth-success')) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`)
    at = new URL(next, at)
  }
  const headers = { cookie: `academy_oauth=${cookies.get('academy_oauth')}` }
  return ask<Person>(request, 'POST /api/auth/exchange', {
    data: { code: at.searchParams.get('token') },
    headers,
  })
}

function cookieOf(person: StandInPerson): string {
  return Buffer.from(JSON.stringify(person)).toString('base64url')
}
