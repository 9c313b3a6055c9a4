import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals a private key with the academy's secret (AES-256-GCM), bound to its public key. */
export function seal(privateKey: Buffer, secret: string, publicKey: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv).setAAD(Buffer.from(publicKey))
  const text = Buffer.concat([cipher.update(privateKey), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null when another secret sealed it, or somebody changed it. */
export function unseal(sealed: string, secret: string, publicKey: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), iv)
  decipher.setAAD(Buffer.from(publicKey)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** A key of its own: what signs addresses does not seal. */
function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'academy issuer keys', 32))
}
