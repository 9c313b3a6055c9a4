/**
 * Work that may wait: mail, media, clean-up. A job is added in the transaction that causes it and runs after the commit,
 * at least once, with retries; a handler is therefore safe to run twice. It keeps no result and no history.
 */
export { queueJobs, schedulePruning } from './exhausted.ts'
export {
  countJobs,
  dropFailedJob,
  failedJobs,
  retryFailedJob,
  retryFailedJobs,
} from './failed.ts'
export { defineJob, type Job, type JobHandler, type JobRun, onJob } from './job.ts'
export { type Jobs, jobsOn } from './jobs.ts'
export { runDueJobs } from './run-due-jobs.ts'
export { type JobRunner, migrateJobs, type StartJobsOptions, startJobs } from './runner.ts'
