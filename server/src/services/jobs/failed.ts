import { type Kysely, sql } from 'kysely'
import type { SafeFailure } from '../safe-failure.ts'
import { readFailureText } from './failure-text.ts'

// biome-ignore lint/suspicious/noExplicitAny: any database shape will do, only the queue's own tables are touched
type Db = Kysely<any>

/** A job that failed and is not at work: for good, or until its next try. */
interface FailedJob {
  id: string
  name: string
  isForGood: boolean
  failedAt: Date
  nextTryAt: Date | null
  attempts: number
  maxAttempts: number
  error: SafeFailure | null
}

/** A job that is tried anew has no attempts behind it. */
const FAILED = sql`jobs.locked_at is null and jobs.attempts > 0
  and (jobs.attempts >= jobs.max_attempts or jobs.last_error is not null)`
const FOR_GOOD = sql`jobs.attempts >= jobs.max_attempts`
/** The queue keeps when the next try would be, by its own rule after the failure. */
const FAILED_AT = sql`case when jobs.last_error is null then jobs.run_at
  else jobs.run_at - exp(least(jobs.attempts, 10)) * interval '1 second' end`
const QUEUE = sql`graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id`

/** The newest; of their payloads nothing. */
export async function failedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<Omit<FailedJob, 'error'> & { lastError: string | null }>`
    select jobs.id::text as id, tasks.identifier as name, ${FOR_GOOD} as "isForGood", ${FAILED_AT} as "failedAt",
      case when not ${FOR_GOOD} then jobs.run_at end as "nextTryAt",
      jobs.attempts::int as attempts, jobs.max_attempts::int as "maxAttempts", left(jobs.last_error, 2000) as "lastError"
    from ${QUEUE} where ${FAILED}
    order by ${FAILED_AT} desc, jobs.id desc limit ${limit}`.execute(db)
  return rows.map(({ lastError, ...job }) => ({ ...job, error: readFailureText(lastError) }))
}

interface QueueCount {
  name: string
  due: number
  later: number
  running: number
  retrying: number
  failed: number
  oldestDueAt: Date | null
}

/** By kind, the first `limit` of all jobs; whether there are more. */
export async function countJobs(db: Db, limit: number): Promise<{ kinds: QueueCount[]; isMore: boolean }> {
  const { rows } = await sql<QueueCount & { all: number }>`
    with counted as (select * from graphile_worker._private_jobs limit ${limit + 1}),
    jobs as (
      select jobs.*, ${FAILED} as has_failed, ${FOR_GOOD} as is_for_good, now() >= run_at as is_time from counted jobs)
    select tasks.identifier as name,
      count(*) filter (where locked_at is null and not has_failed and is_time)::int as due,
      count(*) filter (where locked_at is null and not has_failed and not is_time)::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where has_failed and not is_for_good)::int as retrying,
      count(*) filter (where has_failed and is_for_good)::int as failed,
      min(run_at) filter (where locked_at is null and not is_for_good and is_time) as "oldestDueAt",
      count(*)::int as all
    from jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    group by tasks.identifier order by tasks.identifier`.execute(db)
  const all = rows.reduce((sum, row) => sum + row.all, 0)
  return { kinds: rows.map(({ all: _, ...kind }) => kind), isMore: all > limit }
}

/** How a failed job stands, held until the transaction ends; undefined for one that runs, waits, or is done. */
const held = (which: ReturnType<typeof sql>, limit: number) => sql`
  select jobs.id, tasks.identifier as name, jobs.attempts::int as attempts from ${QUEUE}
  where ${FAILED} and ${which} order by jobs.id limit ${limit} for update of jobs`

interface ActedOn {
  name: string
  attempts: number
}

/** Gives failed jobs all their tries again, from now on. Those that somebody else has just given theirs are left alone. */
async function retry(db: Db, which: ReturnType<typeof sql>, limit: number): Promise<ActedOn[]> {
  const { rows } = await sql<ActedOn>`
    with held as (${held(which, limit)}),
    anew as (
      select id from graphile_worker.reschedule_jobs(array(select id from held), run_at => now(), attempts => 0))
    select held.name, held.attempts from held join anew on anew.id = held.id`.execute(db)
  return rows
}

export const retryFailedJob = async (db: Db, id: string): Promise<ActedOn | undefined> =>
  (await retry(db, sql`jobs.id = ${id}::bigint`, 1))[0]

export const retryFailedJobs = (db: Db, name: string, limit: number): Promise<ActedOn[]> =>
  retry(db, sql`tasks.identifier = ${name}`, limit)

export async function dropFailedJob(db: Db, id: string): Promise<ActedOn | undefined> {
  const { rows } = await sql<ActedOn>`
    with held as (${held(sql`jobs.id = ${id}::bigint`, 1)}),
    gone as (delete from graphile_worker._private_jobs where id in (select id from held) returning id)
    select held.name, held.attempts from held join gone on gone.id = held.id`.execute(db)
  return rows[0]
}
