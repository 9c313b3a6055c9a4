import { createHmac } from 'node:crypto'
import type { Context } from '../../http/context.ts'

interface Cookie {
  name: string
  value: string
  path: string
  maxAgeSeconds: number
}

/** A Set-Cookie line that no script reads. */
export function writeCookie({ config }: Context, { name, value, path, maxAgeSeconds }: Cookie): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

export function readCookie(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) || null : null
}

/** With a key of its own for each purpose out of the shared secret: what is signed for one opens nothing elsewhere. */
export function signatureFor({ secret }: Context, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(text, 'utf8').digest('base64url')
}
