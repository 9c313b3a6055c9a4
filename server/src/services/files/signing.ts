import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 60 * 60 * 1000
/** Addresses made within one window are equal, so that a browser's cache finds them again. */
const WINDOW_MS = 3 * HOUR_MS
/** From the window's beginning: an address just made works for three to six hours. */
const LIFETIME_MS = 6 * HOUR_MS

export type SignatureCheck =
  | { ok: true; sessionId: string; expiresAt: Date }
  | { ok: false; reason: 'missing' | 'wrong' | 'expired' }

/** `/uploads/<key>?u=…&e=…&s=…` for that session, cacheable, valid for three to six hours and no longer than the session. */
export function signedPath(key: string, sessionId: string, now: Date, secret: string): string {
  return signedAddress(`/uploads/${key}`, sessionId, now, secret)
}

/** The same for any path that checks what it gets. */
export function signedAddress(path: string, sessionId: string, now: Date, secret: string): string {
  const window = Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS
  return signPath(path, { sessionId, expiresAt: new Date(window + LIFETIME_MS) }, secret)
}

export function signPath(
  path: string,
  grant: { sessionId: string; expiresAt: Date },
  secret: string,
): string {
  const expires = Math.floor(grant.expiresAt.getTime() / 1000)
  const query = new URLSearchParams({
    u: grant.sessionId,
    e: String(expires),
    s: signature(path, grant.sessionId, expires, secret).toString('base64url'),
  })
  return `${path}?${query}`
}

/** `path` without its query; leading slashes may be doubled. */
export function checkSignature(
  path: string,
  query: { u?: unknown; e?: unknown; s?: unknown },
  now: Date,
  secret: string,
): SignatureCheck {
  const { u: sessionId, e: expires, s: given } = query
  if (typeof sessionId !== 'string' || typeof expires !== 'string' || typeof given !== 'string') {
    return { ok: false, reason: 'missing' }
  }
  if (!/^\d{1,12}$/.test(expires)) return { ok: false, reason: 'wrong' }
  const expected = signature(path.replace(/^\/+/, '/'), sessionId, Number(expires), secret)
  const received = Buffer.from(given, 'base64url')
  const isEqual = received.length === expected.length && timingSafeEqual(received, expected)
  if (!isEqual) return { ok: false, reason: 'wrong' }
  const expiresAt = new Date(Number(expires) * 1000)
  return now < expiresAt ? { ok: true, sessionId, expiresAt } : { ok: false, reason: 'expired' }
}

function signature(path: string, sessionId: string, expiresSeconds: number, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['uploads', path, sessionId, expiresSeconds]))
    .digest()
}
