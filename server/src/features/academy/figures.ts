import { type AcademyFacts, SIGN_IN_PROVIDERS } from '@academy/contract/academy'
import type { Services } from '../../http/context.ts'
import { countFigures } from './figures-store.ts'

const FRESH_MS = 10 * 60_000

/** The academy's facts as visitors see them now: with `figures.fromData` the marketing figures are counted, every ten minutes.
 * The same object as long as nothing has changed. */
export function createAcademyFacts({
  liveSettings,
  db,
  log,
  oauth,
}: Pick<Services, 'liveSettings' | 'db' | 'log' | 'oauth'>): () => Promise<AcademyFacts> {
  let plain: { facts: AcademyFacts; version: number } | null = null
  let counted: { facts: AcademyFacts; from: AcademyFacts; atMs: number } | null = null
  return async () => {
    await liveSettings.look()
    const version = liveSettings.version()
    if (plain?.version !== version) {
      const signInProviders = SIGN_IN_PROVIDERS.filter(oauth.isConfigured)
      plain = { facts: { ...liveSettings.settings, signInProviders }, version }
    }
    const { facts } = plain
    if (!facts.figures.fromData) return facts
    if (counted?.from === facts && Date.now() - counted.atMs < FRESH_MS) return counted.facts
    try {
      const figures = { fromData: true, ...(await countFigures(db)) }
      counted = { facts: { ...facts, figures }, from: facts, atMs: Date.now() }
    } catch (err) {
      log.warn({ err }, 'the figures could not be counted')
    }
    return counted?.from === facts ? counted.facts : facts
  }
}
