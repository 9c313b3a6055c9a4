import { createHmac } from 'node:crypto'
import { isByHttps } from '../../config/https.ts'
import type { Context } from '../../http/context.ts'

interface Cookie {
  name: string
  value: string
  path: string
  maxAgeSeconds: number
}

/** A Set-Cookie line that no script reads. */
export function writeCookie({ config }: Context, { name, value, path, maxAgeSeconds }: Cookie): string {
  const secure = isByHttps(config) ? '; Secure' : ''
  return `${nameIn(config, name)}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

export const readCookie = ({ config, origin }: Context, name: string): string | null =>
  valueIn(origin.cookie, nameIn(config, name))

/** The same from before cookies were named for https. Anybody who answers for the host by http may have written it. */
export const readFormerCookie = ({ origin }: Context, name: string): string | null =>
  valueIn(origin.cookie, name)

/** Browsers take a cookie of this name by https alone: nobody in between plants one. `__Host-` would send each with every call. */
const nameIn = (config: Context['config'], name: string) => (isByHttps(config) ? `__Secure-${name}` : name)

function valueIn(cookies: string, name: string): string | null {
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
