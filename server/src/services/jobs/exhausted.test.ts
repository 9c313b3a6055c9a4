import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../testing/open-database.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { defineJob, jobsOn, migrateJobs, onJob, queueJobs, runDueJobs, schedulePruning } from './index.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await migrateJobs(open.pool)
})
afterAll(() => open.close())

test('a job that used up its tries is kept for 30 days, then goes with one line in the log', async () => {
  const hopeless = defineJob<{ name: string }>('hopeless')
  for (const name of ['old', 'young', 'still tried']) await jobsOn(open.db).add(hopeless, { name })
  await open.pool.query(
    `update graphile_worker._private_jobs set
       attempts = case payload->>'name' when 'still tried' then 3 else max_attempts end,
       run_at = now() + interval '1 hour',
       updated_at = now() - case payload->>'name' when 'young' then interval '29 days' else interval '31 days' end`,
  )
  const logged: object[] = []
  const log = { warn: (fields: object) => void logged.push(fields) }
  await schedulePruning(open)
  const handlers = [onJob(hopeless, async () => {}), ...queueJobs({ db: open.db, log })]
  await runDueJobs({ pool: open.pool, handlers, log: quietLog })
  const { rows } = await open.pool.query(
    `select payload->>'name' as name from graphile_worker._private_jobs where payload->>'name' is not null order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['still tried', 'young'])
  expect(logged).toEqual([{ removed: [{ job: 'hopeless', count: 1 }] }])
})
