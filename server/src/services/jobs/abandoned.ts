import type { Pool } from 'pg'

/** A job that takes longer has hung: it fails and is tried again. */
export const JOB_TIME_LIMIT_SECONDS = 4 * 60
const ABANDONED_AFTER_SECONDS = JOB_TIME_LIMIT_SECONDS + 60

/**
 * Frees jobs of processes that died at work. The queue itself waits four hours for that, too long for a mailed code;
 * no living process holds a job longer than the time limit.
 */
export async function freeAbandonedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)`,
    [ABANDONED_AFTER_SECONDS],
  )
}

/** Frees the jobs of a worker of this process that has ended. */
export async function freeJobsOf(pool: Pool, workerId: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[workerId]])
}
