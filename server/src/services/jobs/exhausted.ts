import { type Kysely, sql } from 'kysely'
import { defineJob, type JobHandler, onJob } from './job.ts'
import { jobsOn } from './jobs.ts'
import type { JobLog } from './log.ts'

const pruneJob = defineJob<null>('prune-exhausted-jobs')
const KEPT_DAYS = 30
const DAY_MS = 24 * 3_600_000

// biome-ignore lint/suspicious/noExplicitAny: any database shape will do, only the queue's own tables are touched
type Queue = { db: Kysely<any>; log: Pick<JobLog, 'warn'> }

/** The queue's own clean-up: what used up its tries would lie there for ever. */
export function queueJobs(queue: Queue): JobHandler[] {
  return [
    onJob(pruneJob, async () => {
      await pruneExhausted(queue)
      await schedulePruning(queue, new Date(Date.now() + DAY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function schedulePruning({ db }: Pick<Queue, 'db'>, runAt?: Date): Promise<void> {
  await jobsOn(db).add(pruneJob, null, { key: pruneJob.name, runAt })
}

async function pruneExhausted({ db, log }: Queue): Promise<void> {
  const { rows } = await sql<{ job: string; count: number }>`
    with gone as (
      delete from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null
        and updated_at < now() - make_interval(days => ${KEPT_DAYS})
      returning task_id)
    select identifier as job, count(*)::int as count
    from gone join graphile_worker._private_tasks tasks on tasks.id = task_id
    group by identifier order by identifier`.execute(db)
  if (rows.length > 0)
    log.warn({ removed: rows }, 'jobs that had used up their tries were removed from the queue')
}
