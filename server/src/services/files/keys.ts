import { randomBytes } from 'node:crypto'
import { STORABLE_EXTENSIONS } from './content-types.ts'

const MAX_KEY_LENGTH = 200
/** Lower-case words between single slashes and one known ending: no dot segment, no backslash, no escape can match. */
const KEY = new RegExp(
  `^[a-z0-9][a-z0-9_-]*(?:/[a-z0-9][a-z0-9_-]*)*\\.(?:${STORABLE_EXTENSIONS.join('|')})$`,
)
const PREFIX = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9_-]*$/

const TRASH_DAY = /^\d{4}-\d{2}-\d{2}$/

export function isFileKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text)
}

export function isTrashDay(text: string): boolean {
  return TRASH_DAY.test(text)
}

/** `newFileKey('lectures/65f…', 'mp4')` → `lectures/65f…/<32 unguessable letters>.mp4`. */
export function newFileKey(folder: string, extension: string): string {
  const key = `${folder}/${randomBytes(16).toString('hex')}.${extension}`
  assertFileKey(key)
  return key
}

export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
}

export function assertKeyPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Error(`not a key prefix: ${JSON.stringify(prefix)}`)
}
