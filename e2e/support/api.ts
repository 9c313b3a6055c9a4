import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD, type Person } from './people.ts'

/** The academy's calls, for what a journey needs to be there before it begins. */
export async function ask<Reply>(
  request: APIRequestContext,
  address: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  options: {
    as?: Person
    data?: unknown
    multipart?: Record<string, string | FilePart>
    headers?: Record<string, string>
  } = {},
): Promise<Reply> {
  const [method, path = ''] = address.split(' ')
  const { as, data, multipart } = options
  const headers = { ...options.headers, ...(as && { token: as.token }) }
  const answer = await request.fetch(path, { method, headers, data, multipart })
  expect(answer.ok(), `${address}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Reply
}

export interface FilePart {
  name: string
  mimeType: string
  buffer: Buffer
}

const known = new Map<string, Promise<Person>>()

/** A demo person, logged in once for all journeys of a worker. */
export function logIn(request: APIRequestContext, email: string, password = PASSWORD): Promise<Person> {
  const key = `${email} ${password}`
  const found = known.get(key) ?? ask<Person>(request, 'POST /api/user/login', { data: { email, password } })
  known.set(key, found)
  return found
}
