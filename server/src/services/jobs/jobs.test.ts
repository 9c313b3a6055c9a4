import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import {
  defineJob,
  type JobHandler,
  type JobRun,
  type JobRunner,
  jobsOn,
  migrateJobs,
  onJob,
  runDueJobs,
  type StartJobsOptions,
  startJobs,
} from './index.ts'

const greet = defineJob<{ name: string }>('greet')
const fragile = defineJob<{ id: number }>('fragile', { maxAttempts: 3 })

let database: TestDatabase
let open: OpenDatabase
let runner: JobRunner | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase({ connectionString: database.connectionString, log: quietLog })
  await Promise.all([migrateJobs(open.pool), migrateJobs(open.pool)])
})

afterEach(async () => {
  await runner?.stop()
  runner = null
  await open.pool.query('delete from graphile_worker._private_jobs')
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

async function work(handlers: JobHandler[], options: Partial<StartJobsOptions> = {}): Promise<void> {
  runner = await startJobs({ pool: open.pool, handlers, log: quietLog, ...options })
}

async function waiting(): Promise<number> {
  const { rows } = await open.pool.query('select count(*)::int as count from graphile_worker.jobs')
  return rows[0].count
}

/** Where failures are the point. */
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

/** A promise and the key to it. */
function gate() {
  let unlock = () => {}
  const opened = new Promise<void>((resolve) => {
    unlock = resolve
  })
  return { opened, unlock }
}

describe('a job', () => {
  it('runs with what it was given, soon after it was added', async () => {
    const names: string[] = []
    await work([onJob(greet, async ({ name }) => void names.push(name))])
    await jobsOn(open.db).add(greet, { name: "Aline 'O; drop table \u{1F600}" })
    await expect.poll(() => names).toEqual(["Aline 'O; drop table \u{1F600}"])
    await expect.poll(waiting).toBe(0)
  })

  it('exists exactly when the transaction that adds it commits', async () => {
    const rolledBack = open.db.transaction().execute(async (transaction) => {
      await jobsOn(transaction).add(greet, { name: 'nobody' })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await waiting()).toBe(0)

    await open.db.transaction().execute(async (transaction) => {
      await jobsOn(transaction).add(greet, { name: 'Aline' })
      expect(await waiting()).toBe(0)
    })
    expect(await waiting()).toBe(1)
  })

  it('waits for its time, and a key keeps one of a kind', async () => {
    const names: string[] = []
    const jobs = jobsOn(open.db)
    await jobs.add(greet, { name: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
    await jobs.add(greet, { name: 'first' }, { key: 'only-one', runAt: new Date(Date.now() + 86_400_000) })
    await jobs.add(greet, { name: 'second' }, { key: 'only-one' })
    expect(await waiting()).toBe(2)
    await work([onJob(greet, async ({ name }) => void names.push(name))])
    await expect.poll(waiting).toBe(1)
    expect(names).toEqual(['second'])
  })

  it('is tried again after a failure, later each time, and no oftener than it may', async () => {
    const attempts: number[] = []
    const handler = onJob(fragile, async (_, run: JobRun) => {
      attempts.push(run.attempt)
      throw new Error('the other side is away')
    })
    await work([handler], { log: silent })
    await jobsOn(open.db).add(fragile, { id: 1 })
    const failures = async () => {
      const { rows } = await open.pool.query(
        `select attempts, max_attempts, run_at > now() as later, last_error from graphile_worker.jobs
         where locked_at is null`,
      )
      return rows[0]
    }
    await expect
      .poll(failures)
      .toMatchObject({ attempts: 1, max_attempts: 3, later: true, last_error: 'the other side is away' })
    expect(attempts).toEqual([1])
  })

  it('can be run to the end at once', async () => {
    const names: string[] = []
    const handler = onJob(greet, async ({ name }) => {
      names.push(name)
      if (name === 'first') await jobsOn(open.db).add(greet, { name: 'second' })
    })
    await jobsOn(open.db).add(greet, { name: 'first' })
    await runDueJobs({ pool: open.pool, handlers: [handler], log: quietLog })
    expect(names).toEqual(['first', 'second'])
    expect(await waiting()).toBe(0)
  })

  it('may not share its name', async () => {
    const twice = [onJob(greet, async () => {}), onJob(greet, async () => {})]
    await expect(startJobs({ pool: open.pool, handlers: twice, log: quietLog })).rejects.toThrow(
      'share a job name',
    )
  })
})

describe('a bad night', () => {
  it('of the database costs no job and needs no restart', { timeout: 30_000 }, async () => {
    const seen: string[] = []
    await work(
      [
        onJob(greet, async ({ name }) => {
          seen.push(name)
          if (seen.length > 1) return
          // Every connection of this database ends, the queue's own too, before the job is noted as done.
          const other = openDatabase({ connectionString: database.connectionString, log: silent, max: 1 })
          const ended =
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()'
          await other.pool.query(`${ended} and pid <> pg_backend_pid()`)
          await other.close()
        }),
      ],
      { log: silent },
    )
    await jobsOn(open.db).add(greet, { name: 'Aline' })
    const left = () => waiting().catch(() => 'no answer')
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
    await jobsOn(open.db).add(greet, { name: 'Eric' })
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
    expect(seen.at(-1)).toBe('Eric')
  })

  it('of a process frees its jobs after some minutes, and leaves those at work alone', async () => {
    const names: string[] = []
    await jobsOn(open.db).add(greet, { name: 'left behind' })
    await jobsOn(open.db).add(greet, { name: 'at work elsewhere' })
    await open.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'another',
         locked_at = now() - case payload->>'name' when 'left behind' then interval '6 minutes' else '1 minute' end`,
    )
    await work([onJob(greet, async ({ name }) => void names.push(name))])
    await expect.poll(waiting).toBe(1)
    expect(names).toEqual(['left behind'])
  })
})

describe('stopping', () => {
  it('lets running jobs finish and leaves the others for later', async () => {
    const started = gate()
    const mayEnd = gate()
    let isDone = false
    const long = onJob(greet, async () => {
      started.unlock()
      await mayEnd.opened
      isDone = true
    })
    // A second one might be fetching at the moment of the stop.
    await work([long], { concurrency: 1 })
    await jobsOn(open.db).add(greet, { name: 'long' })
    await started.opened
    const stopped = runner!.stop()
    runner = null
    await jobsOn(open.db).add(greet, { name: 'after the stop' })
    mayEnd.unlock()
    await stopped
    expect(isDone).toBe(true)
    expect(await waiting()).toBe(1)
  })

  it('tells a job that takes too long, and the job stays', async () => {
    const started = gate()
    await work(
      [
        onJob(greet, async (_, run) => {
          started.unlock()
          await new Promise((_resolve, reject) => {
            run.signal.addEventListener('abort', () => reject(new Error('told to stop')))
          })
        }),
      ],
      { drainSeconds: 0.2, log: silent },
    )
    await jobsOn(open.db).add(greet, { name: 'endless' })
    await started.opened
    await runner!.stop()
    runner = null
    expect(await waiting()).toBe(1)
  })
})
