import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { freeAbandonedJobs, freeJobsOf } from './abandoned.ts'
import { type QueueOptions, queueOptions } from './queue.ts'

export type StartJobsOptions = QueueOptions & {
  /** How long `stop` waits for running jobs before it aborts their signal. */
  drainSeconds?: number
}

export type JobRunner = { stop: () => Promise<void> }

const RESTART_AFTER_MS = 1000
const LOOK_FOR_ABANDONED_EVERY_MS = 60_000

/** Creates or upgrades the queue's own tables (schema `graphile_worker`); several nodes may do it at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool })
}

/** Works until stopped: when the database goes away, the queue ends and is started anew until it is back. */
export async function startJobs(options: StartJobsOptions): Promise<JobRunner> {
  const { pool, log } = options
  const stopping = new AbortController()
  await freeAbandonedJobs(pool)
  let worker = await startWorker(options)

  async function watch(): Promise<void> {
    await worker.runner.promise
    while (!stopping.signal.aborted) {
      log.warn({}, 'the job queue ended and is started again')
      try {
        await freeJobsOf(pool, worker.id())
        worker = await startWorker(options)
        await worker.runner.promise
      } catch (error) {
        log.warn({ err: error }, 'the job queue does not start')
      }
      await wait(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const watched = watch().catch((error) => log.error({ err: error }, 'the job queue is not watched any more'))
  const timer = setInterval(() => {
    freeAbandonedJobs(pool).catch((error) => log.warn({ err: error }, 'abandoned jobs are not freed'))
  }, LOOK_FOR_ABANDONED_EVERY_MS)
  timer.unref()

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      // An ended queue says so by rejecting; there is nothing left to stop then.
      await worker.runner.stop().catch((error) => log.debug({ err: error }, 'the job queue had ended before'))
      await watched
    },
  }
}

async function startWorker(options: StartJobsOptions): Promise<{ runner: Runner; id: () => string }> {
  const events = new EventEmitter() as WorkerEvents
  let workerId = ''
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id
  })
  const runner = await run({
    ...queueOptions(options),
    events,
    gracefulShutdownAbortTimeout: (options.drainSeconds ?? 10) * 1000,
  })
  return { runner, id: () => workerId }
}
