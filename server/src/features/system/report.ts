import { STEP_MINUTES, STEPS } from '@academy/contract/system'
import type { Services } from '../../http/context.ts'
import { createRecentCalls } from '../../services/figures/index.ts'
import { safeFailure } from '../../services/safe-failure.ts'
import { VERSION } from '../../version.ts'
import { peoplesCalls } from './call-kinds.ts'
import type { ToldByNode } from './node-report.ts'
import { askAnything } from './store.ts'

/** Reads what this process counts of itself, again and again. */
export function createReporter({ figures, db, clock }: Services): () => Promise<ToldByNode> {
  const recent = createRecentCalls({ stepMs: STEP_MINUTES * 60_000, steps: STEPS })

  async function databaseLatencyMs(): Promise<number> {
    const askedAtMs = performance.now()
    await askAnything(db)
    return Math.round((performance.now() - askedAtMs) * 10) / 10
  }

  return async () => {
    const { sent, failed } = figures.lastMails()
    const failure = failed && safeFailure(failed.error)
    // Before the statement below takes a connection itself.
    const pool = figures.pool()
    return {
      report: {
        version: VERSION,
        calls: recent.take(clock.now().getTime(), peoplesCalls(await figures.calls())),
        liveConnections: figures.liveConnections.open(),
        pool,
        databaseLatencyMs: await databaseLatencyMs(),
        diskFreeBytes: await figures.disk().then(
          ({ freeBytes }) => freeBytes,
          () => null,
        ),
      },
      mail_sent_at: sent?.at ?? null,
      mail_failed_at: failed?.at ?? null,
      mail_failure_kind: failure?.kind ?? null,
      mail_failure_line: failure?.line ?? null,
    }
  }
}
