import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Cluster } from './cluster.ts'
import { adoptPostmaster, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { sendSignal } from './processes.ts'
import type { Settings } from './settings.ts'
import { settle } from './settle.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000
const RACE_PATIENCE_MS = 15_000
const LOST_RACE =
  /lock file ".*" already exists|shared memory block .* is still in use|could not bind|is another postmaster/i

/** Keeps the cluster's server running: one that ends by itself is started again until `stop`.
 * @param onSpawned its first process runs */
export async function supervise(
  cluster: Cluster,
  settings: Settings,
  log: Log,
  onSpawned?: () => void,
): Promise<{ stop(): Promise<void> }> {
  let current = await startOrAdopt(cluster, settings, log, onSpawned)
  let isStopping = false
  const endWithProcess = () => sendSignal(current.pid, 'SIGINT')
  process.once('exit', endWithProcess)

  const watch = async () => {
    for (;;) {
      await current.ended
      if (isStopping) return
      log.error('the database ended by itself; starting it again')
      const next = await restart(cluster, settings, log, () => isStopping)
      if (!next) return
      current = next
      log.info('the database is back')
    }
  }
  const watching = watch()

  return {
    async stop() {
      isStopping = true
      process.off('exit', endWithProcess)
      await stopPostmaster(current)
      await watching
      await stopPostmaster(current) // one that was just being started again
    },
  }
}

/** An earlier academy may have been starting the server when it was killed: then ours loses the race, and looks again. */
async function startOrAdopt(
  cluster: Cluster,
  settings: Settings,
  log: Log,
  onSpawned?: () => void,
): Promise<Postmaster> {
  const deadline = Date.now() + RACE_PATIENCE_MS
  for (;;) {
    const living = await settle(cluster, log)
    if (living !== undefined) {
      log.info({ pid: living }, 'taking over the database process of an earlier start')
      return adoptPostmaster(living)
    }
    try {
      return await spawnPostmaster(cluster, settings, log, onSpawned)
    } catch (error) {
      if (Date.now() > deadline || !LOST_RACE.test((error as Error).message)) throw error
      await sleep(FIRST_WAIT_MS)
    }
  }
}

async function restart(
  cluster: Cluster,
  settings: Settings,
  log: Log,
  isStopping: () => boolean,
): Promise<Postmaster | undefined> {
  for (let waitMs = FIRST_WAIT_MS; !isStopping(); waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await startOrAdopt(cluster, settings, log)
    } catch (error) {
      log.error({ err: error }, 'the database could not be started again; trying once more')
      await sleep(waitMs)
    }
  }
  return undefined
}
