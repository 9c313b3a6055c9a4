import { settingsInClear } from './config/in-clear.ts'
import type { Config } from './config.ts'
import { launchAhead } from './launch.ts'
import { live } from './life.ts'
import { assertMayListen } from './listen.ts'

// Light: what an academy is made of is loaded while its database starts.

/** The academy in one process, or in as many as it was told. Resolves when it listens.
 * @param program what its workers run
 * @throws Error when something cannot be opened; what was opened is closed again then. */
export async function start(config: Config, program: string): Promise<void> {
  await assertMayListen(config)
  await live(config, async (life) => {
    if (config.isProduction) for (const sentence of settingsInClear(config)) life.log.warn(sentence)
    const { database } = await launchAhead(config, life.log)
    if (config.workers === 1) await (await import('./serve-alone.ts')).serveAlone(life, database)
    else await (await import('./workers/primary.ts')).serveWithWorkers(life, program, database)
  })
}

/** One of several: it answers people, and its primary has prepared all. */
export const startWorker = (config: Config): Promise<void> =>
  live(config, async (life) => (await import('./workers/worker.ts')).serveAsWorker(life))
