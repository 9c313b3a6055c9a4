import type { Pool } from 'pg'

/** No worker needs longer between two signs of life, however busy its machine. */
const DEAD_AFTER_SECONDS = 10
/** Who was away itself, with the database, cannot tell yet who else lives. */
const TRUSTED_WITHIN_SECONDS = 8

/**
 * Frees every job: for a process that knows that nobody else works, as the one that holds the embedded database's folder does.
 * The queue itself waits four hours for those of a process that died, too long for a mailed code.
 */
export async function freeAllJobs(pool: Pool): Promise<void> {
  await pool.query('delete from job_workers')
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`,
  )
}

/**
 * A worker's sign of life. Its second one and all that follow also free the jobs of workers that gave none for a while;
 * a job locked only now is left alone, since its worker may be about to give its first.
 */
export async function showLife(pool: Pool, workerId: string): Promise<void> {
  const { rows } = await pool.query<{ is_trusted: boolean | null }>(
    `with former as (select seen_at from job_workers where id = $1)
     insert into job_workers as worker (id) values ($1)
     on conflict (id) do update set seen_at = now()
     returning (select seen_at > now() - make_interval(secs => $2) from former) as is_trusted`,
    [workerId, TRUSTED_WITHIN_SECONDS],
  )
  if (rows[0]?.is_trusted) await freeJobsOfTheDead(pool)
}

async function freeJobsOfTheDead(pool: Pool): Promise<void> {
  await pool.query('delete from job_workers where seen_at < now() - make_interval(secs => $1)', [
    DEAD_AFTER_SECONDS,
  ])
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)
       and not exists (select from job_workers where id = locked_by)`,
    [DEAD_AFTER_SECONDS],
  )
}

/** Frees the jobs of a worker of this process that has ended, in order or not. */
export async function freeJobsOf(pool: Pool, workerId: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[workerId]])
  await pool.query('delete from job_workers where id = $1', [workerId])
}
