import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AcademySettings, academySettings } from '@academy/contract/academy'

/** `DATA_DIR/academy.json`: the academy's own facts, under what superadmins set on their screen; what is left out keeps its default,
 * which `others` may replace.
 * @throws Error naming the file and each wrong value, so that a typo stops the start. */
export function readAcademySettings(dataDir: string, others: object = {}): AcademySettings {
  const file = fileIn(dataDir)
  const own = readOwn(file)
  const parsed = academySettings.safeParse(isRecord(own) ? { ...others, ...own } : own)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`,
    )
    throw new Error(`${file} has wrong values:\n${wrong.join('\n')}`)
  }
  return parsed.data
}

/** What only the academy can say and its file does not, each with what comes of it. Empty or null is an answer too. */
const OWN_FACTS = {
  'payment.ussdCode, payment.recipient': 'nobody is told how to pay for a course',
  email: 'nobody is told where to ask',
  phone: 'no phone number is shown',
  'certificate.signatoryName, certificate.signatoryTitle': 'certificates are signed in the academy’s name',
  socials: 'no accounts are linked',
  partners: 'no partners are shown',
} as const

/** @param overrides entries that were set on the screen */
export function factsNotSaid(
  dataDir: string,
  overrides: readonly string[] = [],
): { fact: string; so: string }[] {
  const own = readOwn(fileIn(dataDir))
  return Object.entries(OWN_FACTS).flatMap(([fact, so]) =>
    fact.split(', ').some((path) => !overrides.includes(entryOf(path)) && valueAt(own, path) === undefined)
      ? [{ fact, so }]
      : [],
  )
}

const entryOf = (path: string) => path.split('.')[0] ?? ''
const fileIn = (dataDir: string) => join(dataDir, 'academy.json')
const readOwn = (file: string) => (existsSync(file) ? readJson(file) : {})
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (isRecord(at) ? at[key] : undefined), value)

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

export interface LiveSettings {
  /** One object for as long as the process runs: what it says is as fresh as the last `look`. */
  settings: AcademySettings
  /** The settings as the file and the defaults say. */
  file: AcademySettings
  /** Grows with each change that this process has seen. */
  version(): number
  overrides(): string[]
  /** Looks whether somebody has changed them, unless that was just done; `now` always does. */
  look(how?: 'now'): Promise<void>
}
