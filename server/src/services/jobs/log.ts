import { Logger } from 'graphile-worker'

/** The part of a pino logger that is used here. */
export type JobLog = {
  error: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
  debug: (fields: object, message: string) => void
}

/** The queue's own lines; its metadata (payloads with links and codes) stays out of the log. */
export function workerLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message) => {
    const fields = { jobs: scope.label, job: scope.taskIdentifier, jobId: scope.jobId }
    if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}
