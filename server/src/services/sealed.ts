import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Which keys: each sort has a sealing key of its own, and what signs addresses seals none. */
export type Sealed = 'academy issuer keys' | 'academy push keys'

/** Seals a private key with the academy's secret (AES-256-GCM), bound to its public key. */
export function seal(privateKey: Buffer, secret: string, publicKey: string, sort: Sealed): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, sort), iv).setAAD(Buffer.from(publicKey))
  const text = Buffer.concat([cipher.update(privateKey), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null when another secret sealed it, or somebody changed it. */
export function unseal(sealed: string, secret: string, publicKey: string, sort: Sealed): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, sort), iv)
  decipher.setAAD(Buffer.from(publicKey)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

function sealingKey(secret: string, sort: Sealed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', sort, 32))
}
