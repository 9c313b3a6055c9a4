import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AcademySettings, academySettings } from '@academy/contract/academy'

/** `DATA_DIR/academy.json`: the academy's own facts; what is left out keeps its default.
 * @throws Error naming the file and each wrong value, so that a typo stops the start. */
export function readAcademySettings(dataDir: string): AcademySettings {
  const file = join(dataDir, 'academy.json')
  const parsed = academySettings.safeParse(existsSync(file) ? readJson(file) : {})
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`,
    )
    throw new Error(`${file} has wrong values:\n${wrong.join('\n')}`)
  }
  const { tagline, foundedYear } = parsed.data
  return { ...parsed.data, tagline: tagline.replace('{year}', String(foundedYear)) }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The key that signs addresses: given, or made once and kept where only the academy's own user reads it. */
export function readSecret(given: string | null, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}
