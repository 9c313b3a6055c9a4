import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The key that signs addresses: given, or made once and kept where only the academy's own user reads it.
 * @throws Error where the file is there and holds none. */
export function readSecret(given: string | null, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(file, dataDir)
  const secret = readFileSync(file, 'utf8').trim()
  if (!secret)
    throw new Error(`${file} is empty: put the key back from a backup, or delete the file for a new one`)
  return secret
}

/** Whole or not at all: another node on the folder may make one at the same moment, and the disk may be full. The first stays. */
export function makeSecret(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const folder = mkdtempSync(`${file}-`)
  const made = join(folder, 'secret')
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    chmodSync(made, 0o600)
    placeFile(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error `EEXIST` where another one has come first. */
function placeFile(made: string, file: string): void {
  try {
    linkSync(made, file)
  } catch {
    // Not every shared folder knows links.
    copyFileSync(made, file, constants.COPYFILE_EXCL)
  }
}
