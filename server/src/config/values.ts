export type Env = NodeJS.ProcessEnv

export function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (!value) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new Error(`${name} takes a whole number from ${min} to ${max}`)
  return number
}

export function oneOf<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = env[name]
  if (!value) return fallback
  const found = allowed.find((word) => word === value)
  if (!found) throw new Error(`${name} takes one of ${allowed.join(', ')}`)
  return found
}

export const isOn = (env: Env, name: string, fallback: 'on' | 'off'): boolean =>
  oneOf(env, name, ['on', 'off'], fallback) === 'on'

export function webAddress(env: Env, name: string): string | null {
  const value = env[name]
  if (!value) return null
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} takes an http(s) address`)
  return value.replace(/\/+$/, '')
}

/** Where something is served whose own paths are put behind it. It is kept as it is written: credentials carry it. */
export function webRoot(env: Env, name: string): string | null {
  const value = env[name]
  if (!value) return null
  const isRoot = /^https?:\/\/[^\s/\\?#@]+\/*$/i.test(value) && URL.canParse(value)
  if (isRoot) return value.replace(/\/+$/, '')
  throw new Error(
    `${name} takes an http(s) address without a path, a query or a password, as https://academy.example`,
  )
}

/** What browsers say of the page that calls: other spellings of an origin would never be equal to it. */
export function webOrigins(env: Env, name: string): string[] {
  const given = (env[name] ?? '').split(',').flatMap((one) => one.trim() || [])
  return given.map((one) => {
    const url = URL.canParse(one) ? new URL(one) : null
    if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
      throw new Error(
        `${name} takes web origins without a path, separated by commas: https://app.example, https://school.example`,
      )
    return url.origin
  })
}

export interface Sender {
  name: string | null
  address: string
}

/** `hello@academy.example`, or `Impinga <hello@academy.example>`. */
export function sender(env: Env, name: string): Sender | null {
  const value = env[name]?.trim()
  if (!value) return null
  const [, called = '', bracketed] = /^(.*?)<([^<>]*)>$/.exec(value) ?? []
  const address = bracketed ?? value
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address))
    throw new Error(
      `${name} takes an address like hello@academy.example, or one with a name: Impinga <hello@academy.example>`,
    )
  return { name: called.trim().replace(/^"(.*)"$/, '$1') || null, address }
}

/** An address with a password in it: what is wrong is said without repeating it. */
export function serviceAddress(env: Env, name: string, protocols: string[], shape: string): string | null {
  const value = env[name]
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !protocols.includes(url.protocol)) throw new Error(`${name} takes an address like ${shape}`)
  return value
}

/** A secret that people type or generate, long enough not to be guessed. */
export function longSecret(env: Env, name: string, minLetters: number): string | null {
  const value = env[name]
  if (!value) return null
  if (value.length < minLetters) throw new Error(`${name} needs at least ${minLetters} characters`)
  return value
}
