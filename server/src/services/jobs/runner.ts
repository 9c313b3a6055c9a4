import { Logger, run, runMigrations, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import type { JobHandler } from './job.ts'

/** The part of a pino logger that is used here. */
export type JobLog = {
  error: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
  debug: (fields: object, message: string) => void
}

export type StartJobsOptions = {
  pool: Pool
  handlers: JobHandler[]
  log: JobLog
  concurrency?: number
  /** How long `stop` waits for running jobs before it aborts their signal. */
  drainSeconds?: number
}

export type JobRunner = { stop: () => Promise<void> }

/** Creates or upgrades the queue's own tables (schema `graphile_worker`); several nodes may do it at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool })
}

export async function startJobs(options: StartJobsOptions): Promise<JobRunner> {
  const taskList = tasksOf(options.handlers)
  const runner = await run({
    pgPool: options.pool,
    taskList,
    concurrency: options.concurrency ?? 2,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: (options.drainSeconds ?? 10) * 1000,
    logger: workerLogger(options.log),
  })
  // A queue that ends by itself (the database went away for good) must not take the process down unseen.
  runner.promise.catch((error) => options.log.error({ err: error }, 'the job runner ended'))
  return { stop: () => runner.stop() }
}

/** Runs what is due now, to the end; what is planned for later stays planned. */
export async function runDueJobs({ pool, handlers, log }: StartJobsOptions): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: tasksOf(handlers),
    noHandleSignals: true,
    logger: workerLogger(log),
  })
}

function tasksOf(handlers: JobHandler[]) {
  const taskList = Object.fromEntries(handlers.map((handler) => [handler.name, asTask(handler)]))
  if (Object.keys(taskList).length < handlers.length) throw new Error('two handlers share a job name')
  return taskList
}

type WorkerHelpers = {
  job: { id: string; attempts: number }
  abortSignal?: AbortSignal
}

function asTask(handler: JobHandler) {
  return async (payload: unknown, helpers: WorkerHelpers) => {
    await handler.run(payload, {
      id: String(helpers.job.id),
      attempt: helpers.job.attempts,
      signal: helpers.abortSignal ?? new AbortController().signal,
    })
  }
}

/** The queue's own lines; its metadata (payloads with links and codes) stays out of the log. */
function workerLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message) => {
    const fields = { jobs: scope.label, job: scope.taskIdentifier, jobId: scope.jobId }
    if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}
