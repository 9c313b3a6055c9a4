import { isByHttps } from './https.ts'
import { isLoopback } from './loopback.ts'
import type { Config } from './shape.ts'

/** What an operator may get wrong so that strangers get in: the start refuses it, with the name and what to do.
 * @throws Error */
export function assertFailsClosed(config: Config, given: { isPublicUrlGiven: boolean }): void {
  assertDemoAtHome(config)
  if (!config.isProduction) return
  if (!given.isPublicUrlGiven) {
    throw new Error(
      'PUBLIC_URL is missing: with NODE_ENV=production say what people type, PUBLIC_URL=https://academy.example; ' +
        'every mail and every certificate carries it.',
    )
  }
  if (!isForThisMachineAlone(config)) {
    if (!isByHttps(config)) {
      throw new Error(
        'PUBLIC_URL must begin with https:// when NODE_ENV=production: over http passwords can be read on the way. ' +
          'Put a proxy with TLS in front (docs/operations.md).',
      )
    }
    if (!config.hasRateLimits) {
      throw new Error(
        'RATE_LIMITS=off lets anybody guess passwords without end. Leave it out when NODE_ENV=production.',
      )
    }
    if (config.captcha.provider === 'none') {
      throw new Error(
        'CAPTCHA=none lets programs register without end. Leave it out when NODE_ENV=production: ' +
          'the default asks nobody a question and calls no other company.',
      )
    }
  }
  if (config.secret && !isVaried(config.secret)) {
    throw new Error(
      'SECRET can be guessed: it needs at least 16 different characters. Draw one and keep it: openssl rand -base64 32',
    )
  }
}

/** Measuring and trying: nobody else reaches it, and no mail leads to it. */
function isForThisMachineAlone({ host, publicUrl }: Config): boolean {
  return isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
}

/** Their password stands in the README. */
function assertDemoAtHome({ hasDemo, isDemoPublic, host, publicUrl }: Config): void {
  if (!hasDemo || isDemoPublic) return
  const isOpen = !isLoopback(host) ? `HOST=${host}` : !isLoopback(new URL(publicUrl).hostname) && 'PUBLIC_URL'
  if (!isOpen) return
  throw new Error(
    `${isOpen} opens the academy to other machines, with the demo people in it whose password everybody knows, ` +
      'a superadmin among them. Set DEMO=off for a real academy, or DEMO_PUBLIC=on when they may be used by all who reach it.',
  )
}

const HEX_DIGITS_AT_LEAST = 48

/** 64 random hexadecimal digits miss one of the sixteen in a quarter of all draws, and are as good. */
function isVaried(secret: string): boolean {
  const different = new Set(secret).size
  if (different >= 16) return true
  return secret.length >= HEX_DIGITS_AT_LEAST && /^[0-9a-f]+$/i.test(secret) && different >= 10
}
