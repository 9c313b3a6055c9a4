import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** By which push services know the academy: one pair for all browsers, so that a subscription is of use to nobody else. */
export interface PushKey {
  /** An uncompressed point of P-256, base64url. */
  publicKey: string
  privateKey: KeyObject
}

/** Less than the day that services allow, so that a clock some hours wrong does no harm. */
const SIGNED_SECONDS = 12 * 3600

export function makePushKey(): { publicKey: string; privateKey: Buffer } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return { publicKey: pointOf(privateKey), privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }) }
}

export const readPushKey = (bytes: Buffer): KeyObject =>
  createPrivateKey({ key: bytes, type: 'pkcs8', format: 'der' })

function pointOf(privateKey: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const parts = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(parts).toString('base64url')
}

/** The Authorization of a message to that service (RFC 8292). `contact` is whom its operators write to: an https or mailto address. */
export function vapidHeader(
  { publicKey, privateKey }: PushKey,
  { audience, contact, now }: { audience: string; contact: string; now: Date },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1000) + SIGNED_SECONDS
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
