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
