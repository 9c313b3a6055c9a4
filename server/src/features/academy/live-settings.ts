import { type AcademySettings, academySettings } from '@academy/contract/academy'
import type { Logger } from 'pino'
import type { Db } from '../../http/context.ts'
import type { LiveSettings } from '../../settings.ts'
import { findSaid } from './store.ts'

/** Another node's change is seen within this time. */
const FRESH_MS = 2_000

/** The academy's settings: the file's, and over them, entry by entry, what superadmins have set, which each node reads from the
 * database. While that does not answer, what was seen last holds. */
export function createLiveSettings(options: {
  file: AcademySettings
  db: Db
  log: Pick<Logger, 'warn'>
}): LiveSettings {
  const { file, db, log } = options
  const settings = shown(file)
  let seen = { version: 0, overrides: [] as string[] }
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function read(): Promise<void> {
    const row = await findSaid(db)
    lookedAtMs = performance.now()
    if (!row || row.version === seen.version) return
    const { merged, refused } = mergeSettings(file, row.said)
    if (refused.length > 0)
      log.warn({ refused }, 'settings that no longer fit were left out; the file holds for them')
    Object.assign(settings, shown(merged))
    seen = {
      version: row.version,
      overrides: Object.keys(row.said).filter((entry) => !refused.includes(entry)),
    }
  }

  return {
    settings,
    file,
    version: () => seen.version,
    overrides: () => seen.overrides,
    look: async (how) => {
      if (how !== 'now' && performance.now() - lookedAtMs < FRESH_MS) return
      // A look that has begun may have read what a change just replaced.
      if (how === 'now') await looking
      looking ??= read()
        .catch((err) => log.warn({ err }, 'the settings could not be read; the last ones hold'))
        .finally(() => {
          looking = null
        })
      await looking
    },
  }
}

/** Whole entries of the screen over those of the file; one that is sound no longer, after an upgrade, is left to the file. */
export function mergeSettings(
  file: AcademySettings,
  said: Record<string, unknown>,
): { merged: AcademySettings; refused: string[] } {
  const parsed = academySettings.safeParse({ ...file, ...said })
  if (parsed.success) return { merged: parsed.data, refused: [] }
  const refused = [
    ...new Set(
      parsed.error.issues.flatMap(({ path, code, ...issue }) =>
        code === 'unrecognized_keys' && path.length === 0
          ? (issue as { keys: string[] }).keys
          : [String(path[0])],
      ),
    ),
  ]
  const sound = Object.entries(said).filter(([entry]) => !refused.includes(entry))
  return { merged: academySettings.parse({ ...file, ...Object.fromEntries(sound) }), refused }
}

const shown = (settings: AcademySettings): AcademySettings => ({
  ...settings,
  tagline: settings.tagline.replace('{year}', String(settings.foundedYear)),
})
