import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { hasCluster } from './db/embedded/cluster.ts'
import { connectOrStartPostgres, type EmbeddedPostgres, startEmbeddedPostgres } from './db/launcher.ts'

/** What an academy is opened for. 'command' shares the database of a running one, and starts it only while none runs; 'worker' and 'repair' do so
 * too. */
export type Purpose = 'academy' | 'worker' | 'command' | 'repair'

/** The academy's own database; null where DATABASE_URL names another. */
export async function launch(
  { databaseUrl, dataDir, workers }: Config,
  log: Logger,
  purpose: Purpose,
  onSpawned?: () => void,
): Promise<EmbeddedPostgres | null> {
  if (databaseUrl) return null
  const options = { dataDir, log, ...(onSpawned && { onSpawned }) }
  if (purpose !== 'academy') return connectOrStartPostgres(options)
  return startEmbeddedPostgres({ ...options, ...connectionsFor(workers) })
}

/** Resolves when PostgreSQL's own process runs: it opens its files on another core while this one reads the rest of the program, for a quarter of a
 * second in which it does nothing else. A database that has yet to be made waits for all settings to be read. */
export async function launchAhead(
  config: Config,
  log: Logger,
): Promise<{ database?: Promise<EmbeddedPostgres | null> }> {
  if (config.databaseUrl || !hasCluster(config.dataDir)) return {}
  return new Promise((resolve) => {
    const goOn = () => resolve({ database })
    const database = launch(config, log, 'academy', () => setImmediate(goOn))
    // One that fails is told by whoever opens it.
    database.then(goOn, goOn)
  })
}

/** A process has twelve, and some beside them for jobs and live events. */
const connectionsFor = (workers: number) =>
  workers > 1 ? { settings: { max_connections: String(20 + 16 * (workers + 1)) } } : {}
