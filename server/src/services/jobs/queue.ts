import type { RunnerOptions } from 'graphile-worker'
import type { Pool } from 'pg'
import type { JobHandler } from './job.ts'
import { type JobLog, workerLogger } from './log.ts'
import { asTask } from './task.ts'

export type QueueOptions = {
  pool: Pool
  handlers: JobHandler[]
  log: JobLog
  /** Jobs at work at the same moment. */
  concurrency?: number
}

export function queueOptions({ pool, handlers, log, concurrency = 2 }: QueueOptions): RunnerOptions {
  const taskList = Object.fromEntries(handlers.map((handler) => [handler.name, asTask(handler)]))
  if (Object.keys(taskList).length < handlers.length) throw new Error('two handlers share a job name')
  return {
    pgPool: pool,
    taskList,
    concurrency,
    noHandleSignals: true,
    logger: workerLogger(log),
    // Without batches the queue does not wait until a finished job is noted, neither at its end nor for errors.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}
