import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `<time>-<id>.eml`; a reader of the folder never sees half a letter. Returns the path. */
export async function writeToOutbox(directory: string, bytes: Buffer): Promise<string> {
  await mkdir(directory, { recursive: true })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const path = join(directory, `${time}-${randomBytes(4).toString('hex')}.eml`)
  await writeFile(`${path}.part`, bytes, { flush: true, mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
