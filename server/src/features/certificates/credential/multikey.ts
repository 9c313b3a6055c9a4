import { createPublicKey, type KeyObject } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Multicodec of an Ed25519 public key. */
const ED25519_PUBLIC = Buffer.from([0xed, 0x01])
/** All of an Ed25519 SubjectPublicKeyInfo that is before the key. */
const SPKI_BYTES = 12

/** Multibase in base 58 (Bitcoin's alphabet): `z…` */
export function multibase58(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = ALPHABET[Number(number % 58n)] + digits
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${digits}`
}

/** A public key as `z6Mk…`: its name, and all that a verifier needs. */
export function multikeyOf(key: KeyObject): string {
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(SPKI_BYTES)
  return multibase58(Buffer.concat([ED25519_PUBLIC, raw]))
}

/** The public key for programs that read JSON Web Keys. */
export function jwkOf(multikey: string) {
  let number = 0n
  for (const digit of multikey.slice(1)) number = number * 58n + BigInt(ALPHABET.indexOf(digit))
  const raw = Buffer.from(number.toString(16).padStart(68, '0'), 'hex').subarray(ED25519_PUBLIC.length)
  return { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url'), kid: multikey, alg: 'EdDSA', use: 'sig' }
}
