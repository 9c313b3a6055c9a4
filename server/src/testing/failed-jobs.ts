import { sql } from 'kysely'
import { defineJob, jobsOn, onJob, runDueJobs } from '../services/jobs/index.ts'
import type { TestAcademy } from './academy.ts'
import { quietLog } from './quiet-log.ts'

let count = 0

/** A job that ran and failed, for good unless more tries are given. Answers its id in the queue. */
export async function aFailedJob(
  academy: TestAcademy,
  given: { name?: string; maxAttempts?: number; error?: Error } = {},
): Promise<string> {
  const {
    name = 'count-the-hills',
    maxAttempts = 1,
    error = new Error('the hills are in the clouds'),
  } = given
  const job = defineJob<{ n: number }>(name, { maxAttempts })
  count += 1
  const key = `failed ${count}`
  await jobsOn(academy.services.db).add(job, { n: count }, { key })
  const fails = async () => {
    throw error
  }
  await runDueJobs({ pool: academy.pool, handlers: [onJob(job, fails)], log: quietLog })
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker._private_jobs where key = ${key}`.execute(academy.services.db)
  return rows[0]?.id ?? ''
}
