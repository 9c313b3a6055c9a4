import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { freeAllJobs, freeJobsOf, showLife } from './abandoned.ts'
import type { JobHandler } from './job.ts'
import { type QueueOptions, queueOptions } from './queue.ts'

export type StartJobsOptions = QueueOptions & {
  /** Nobody else works on this database: what is locked was left behind. */
  isAlone?: boolean
  /** How often this worker shows that it lives, and frees what dead ones held. */
  showLifeEverySeconds?: number
  /** How long `stop` waits for running jobs before it aborts their signal. */
  drainSeconds?: number
}

export type JobRunner = {
  stop: () => Promise<void>
  /** The names of the jobs at work in this process. */
  running: () => string[]
}

const RESTART_AFTER_MS = 1000
const SHOW_LIFE_EVERY_SECONDS = 3

/** Creates or upgrades the queue's own tables (schema `graphile_worker`); several nodes may do it at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool })
}

/** Works until stopped: when the database goes away, the queue ends and is started anew until it is back. */
export async function startJobs(given: StartJobsOptions): Promise<JobRunner> {
  const { handlers, running } = watched(given.handlers)
  const options = { ...given, handlers }
  const { pool, log } = options
  const stopping = new AbortController()
  if (options.isAlone) await freeAllJobs(pool)
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

  const watching = watch().catch((error) =>
    log.error({ err: error }, 'the job queue is not watched any more'),
  )
  const show = () =>
    showLife(pool, worker.id()).catch((error) =>
      log.warn({ err: error }, 'the job queue cannot show that it lives'),
    )
  await show()
  const timer = setInterval(
    () => void show(),
    (options.showLifeEverySeconds ?? SHOW_LIFE_EVERY_SECONDS) * 1000,
  )
  timer.unref()

  return {
    running,
    stop: async () => {
      stopping.abort()
      // An ended queue says so by rejecting; there is nothing left to stop then.
      await worker.runner.stop().catch((error) => log.debug({ err: error }, 'the job queue had ended before'))
      await watching
      clearInterval(timer)
      await freeJobsOf(pool, worker.id()).catch((error) =>
        log.debug({ err: error }, 'the job queue could not sign off'),
      )
    },
  }
}

/** The same handlers, seen at work. */
function watched(handlers: JobHandler[]): { handlers: JobHandler[]; running: () => string[] } {
  const atWork = new Map<symbol, string>()
  const watch = ({ run, ...handler }: JobHandler): JobHandler => ({
    ...handler,
    run: async (payload, info) => {
      const key = Symbol(handler.name)
      atWork.set(key, handler.name)
      await run(payload, info).finally(() => atWork.delete(key))
    },
  })
  return { handlers: handlers.map(watch), running: () => [...atWork.values()] }
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
