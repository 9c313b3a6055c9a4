import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Job } from './job.ts'

export type AddOptions = {
  runAt?: Date
  /** A job that waits under the same key is replaced, so a thing is asked for once. */
  key?: string
}

export type Jobs = {
  add: <Payload>(job: Job<Payload>, payload: Payload, options?: AddOptions) => Promise<void>
  /** Many of one kind in one statement. Those that `waitForOthers` run when nothing else is due. */
  addAll: <Payload>(
    job: Job<Payload>,
    entries: readonly { payload: Payload; runAt?: Date }[],
    options?: { waitForOthers?: boolean },
  ) => Promise<void>
}

/** The queue takes the smallest first; all others have 0. */
const AFTER_OTHERS = 10

/** Adds on the given connection: pass the transaction, and the job exists exactly when the transaction commits.
 * @param leave takes the statement, where it may wait for the commit */
export function jobsOn(
  // biome-ignore lint/suspicious/noExplicitAny: any database shape will do, only the queue's own function is called
  db: Kysely<any>,
  leave: (adding: CompiledQuery) => Promise<unknown> = (adding) => db.executeQuery(adding),
): Jobs {
  return {
    add: async (job, payload, options = {}) => {
      const adding = sql`
        select graphile_worker.add_job(
          identifier => ${job.name}::text,
          payload => ${JSON.stringify(payload ?? null)}::json,
          run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
          max_attempts => ${job.maxAttempts}::int,
          job_key => ${options.key ?? null}::text
        )`
      await leave(adding.compile(db))
    },
    addAll: async (job, entries, { waitForOthers = false } = {}) => {
      if (entries.length === 0) return
      const rows = entries.map(({ payload, runAt }) => ({ payload, run_at: runAt?.toISOString() }))
      const adding = sql`
        select graphile_worker.add_job(
          identifier => ${job.name}::text,
          payload => j.payload,
          run_at => j.run_at,
          max_attempts => ${job.maxAttempts}::int,
          priority => ${waitForOthers ? AFTER_OTHERS : null}::int
        ) from json_to_recordset(${JSON.stringify(rows)}) j (payload json, run_at timestamptz)`
      await leave(adding.compile(db))
    },
  }
}
