import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface BrowserKeys {
  /** Its public key: an uncompressed point of P-256, base64url. */
  p256dh: string
  /** A secret of 16 bytes that browser and academy share, base64url. */
  auth: string
}

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const SALT_BYTES = 16
const TAG_BYTES = 16
/** One record holds the whole message: services take 4096 bytes at most. */
const RECORD_BYTES = 4096
/** Ends the last record, where its padding would begin; there is none. */
const LAST_RECORD = Buffer.from([2])

/** False for what lies beside the curve. */
export function isBrowserKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES) return false
  try {
    ECDH.convertKey(point, CURVE, undefined, undefined, 'compressed')
    return true
  } catch {
    return false
  }
}

interface Chosen {
  salt: Buffer
  privateKey: Buffer
}

/** The body of a push message (aes128gcm: RFC 8291 over RFC 8188). `chosen` is drawn anew for each message.
 * @throws RangeError when it does not fit one record */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, chosen?: Chosen): Buffer {
  const plain = Buffer.concat([Buffer.from(text), LAST_RECORD])
  const salt = chosen?.salt ?? randomBytes(SALT_BYTES)
  const ecdh = createECDH(CURVE)
  if (chosen) ecdh.setPrivateKey(chosen.privateKey)
  else ecdh.generateKeys()
  const [ours, theirs] = [ecdh.getPublicKey(), Buffer.from(p256dh, 'base64url')]
  const header = Buffer.alloc(SALT_BYTES + 5)
  salt.copy(header)
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES)
  header.writeUInt8(ours.length, SALT_BYTES + 4)
  if (header.length + ours.length + plain.length + TAG_BYTES > RECORD_BYTES)
    throw new RangeError('a push message is longer than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = expand(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = expand(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = expand(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([header, ours, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

const expand = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
