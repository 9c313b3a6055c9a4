import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `<time>-<id>.eml`; a reader of the folder never sees half a letter. Returns the path. */
export async function writeToOutbox(directory: string, bytes: Buffer): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const path = join(directory, `${time}-${randomBytes(4).toString('hex')}.eml`)
  await writeFile(`${path}.part`, bytes, { flush: true, mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}

const HOUR_MS = 3_600_000
const KEPT_MS = 30 * 24 * HOUR_MS
const KEPT_LETTERS = 5_000

/** Removes letters older than 30 days, the oldest beyond 5,000, and halves of a process that died. Returns how many. */
export async function pruneOutbox(directory: string): Promise<number> {
  const now = Date.now()
  const names = (await readdir(directory)).filter((name) => /\.eml(?:\.part)?$/.test(name))
  const letters = names.filter((name) => name.endsWith('.eml'))
  // Their names begin with the time.
  const beyond = new Set(letters.sort().slice(0, -KEPT_LETTERS))
  let removed = 0
  for (const name of names) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    const age = found ? now - found.mtimeMs : 0
    if (!beyond.has(name) && age < (name.endsWith('.part') ? HOUR_MS : KEPT_MS)) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
