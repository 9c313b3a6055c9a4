import { Logger } from 'graphile-worker'
import { ownFailure } from './failure-text.ts'

/** The part of a pino logger that is used here. */
export type JobLog = {
  error: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
  debug: (fields: object, message: string) => void
}

interface FailedJob {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
}
type FailureMeta = { failure?: boolean; job?: FailedJob; error?: Error }

/** The queue's own lines; its metadata (payloads with links and codes) stays out of the log. */
export function workerLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { jobs: scope.label, job: scope.taskIdentifier, jobId: scope.jobId }
    const { failure, job, error } = (meta ?? {}) as FailureMeta
    if (failure && job) logFailure(log, job, error)
    else if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}

/** What another server or the system answered has a code and says enough in a line; only our own mistakes need their stack. */
function logFailure(log: JobLog, job: FailedJob, thrown: FailureMeta['error']): void {
  const error = ownFailure(thrown)
  const reason = error && 'code' in error && error.code ? { reason: error.message } : { err: error }
  const { id: jobId, task_identifier: name, attempts: attempt, max_attempts: of } = job
  const line = { job: name, jobId, attempt, of, ...reason }
  if (attempt < of) log.warn(line, 'a job failed and is tried again')
  else log.error(line, 'a job failed for the last time')
}
