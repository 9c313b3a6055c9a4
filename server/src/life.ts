import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { type Closing, createClosing } from './closing.ts'
import type { Config } from './config.ts'
import { PRIVATE_UMASK } from './data-dir.ts'
import { VERSION } from './version.ts'
import { isStop } from './workers/messages.ts'

const CLOSE_WITHIN_MS = 20_000
/** Lines of one moment leave together: each write is work for another thread, and as dear as making the line. */
const GATHERED = { minLength: 8_192, periodicFlush: 50 }

/** What a process of the academy is while it runs. */
export interface Life {
  config: Config
  log: Logger
  closing: Closing
  stopping: Stopping
}

export interface Stopping {
  hasBegun(): boolean
  /** Somebody may be answered from now on: before anything is closed it serves on for a while. */
  drainFirst(begin: () => void): void
}

/** The life of a process: opens what it is for, and stops in order at a signal. Resolves when all is open.
 * @throws Error when something cannot be opened; what was opened is closed again then. */
export async function live(config: Config, open: (life: Life) => Promise<void>): Promise<void> {
  process.umask(PRIVATE_UMASK)
  // A line that waits for a slow reader of the log must not hold up the people; what waits is written at the end.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false, ...GATHERED }))
  log.info({ version: VERSION, node: process.versions.node }, 'the academy starts')
  const closing = createClosing(log)
  const stopping = stopAtSignals(closing, log, config.drainDelaySeconds)
  try {
    await open({ config, log, closing, stopping })
  } catch (error) {
    // A signal closes what the start still works with; that ends by the stop then, and is no failure.
    if (stopping.hasBegun()) return
    await closing.run(CLOSE_WITHIN_MS)
    throw error
  }
}

/** Requests first, then jobs, then the database: nothing that was accepted is dropped. A second signal ends at once. */
function stopAtSignals(closing: Closing, log: Logger, drainDelaySeconds: number): Stopping {
  let hasBegun = false
  let beginDraining: (() => void) | undefined

  const stop = async (reason: string, code: number) => {
    if (hasBegun) return
    hasBegun = true
    log.info({ reason, drainDelaySeconds: beginDraining ? drainDelaySeconds : 0 }, 'stopping')
    if (beginDraining) {
      beginDraining()
      await wait(drainDelaySeconds * 1000)
    }
    const isClean = await closing.run(CLOSE_WITHIN_MS)
    process.exit(isClean ? code : 1)
  }
  const stopAt = (signal: 'SIGTERM' | 'SIGINT') =>
    process.on(signal, () => {
      if (hasBegun) process.exit(1)
      void stop(signal, 0)
    })
  stopAt('SIGTERM')
  if (cluster.isWorker) {
    // Ctrl-C reaches every process of the terminal; it is the primary's, who tells its workers.
    process.on('SIGINT', () => {})
    process.on('message', (message) => isStop(message) && void stop('the primary stops', 0))
    process.on('disconnect', () => void stop('the primary is gone', 1))
  } else {
    stopAt('SIGINT')
  }
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'unhandled rejection')
    void stop('unhandled rejection', 1)
  })
  return {
    hasBegun: () => hasBegun,
    drainFirst: (begin) => {
      beginDraining = begin
    },
  }
}
