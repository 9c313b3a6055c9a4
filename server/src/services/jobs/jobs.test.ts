import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { mailJobs } from '../mail/index.ts'
import { showLife } from './abandoned.ts'
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
  await open.pool.query('delete from job_workers')
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

  /** Jobs as their workers left them: who holds each, since when, and when that worker was last seen, if ever. */
  async function heldJobs(held: { by: string; lockedSecondsAgo: number; seenSecondsAgo?: number }[]) {
    for (const { by, lockedSecondsAgo, seenSecondsAgo } of held) {
      await jobsOn(open.db).add(greet, { name: by })
      await open.pool.query(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
         where payload->>'name' = $1`,
        [by, lockedSecondsAgo],
      )
      if (seenSecondsAgo !== undefined)
        await open.pool.query('insert into job_workers values ($1, now() - make_interval(secs => $2))', [
          by,
          seenSecondsAgo,
        ])
    }
  }
  const stillHeld = async () => {
    const { rows } = await open.pool.query(
      `select locked_by from graphile_worker._private_jobs where locked_by is not null order by 1`,
    )
    return rows.map((row) => row.locked_by)
  }

  it('of another process frees its jobs within seconds, and leaves those at work alone', async () => {
    await heldJobs([
      { by: 'died', lockedSecondsAgo: 11, seenSecondsAgo: 11 },
      { by: 'at work', lockedSecondsAgo: 200, seenSecondsAgo: 4 },
      { by: 'began just now, not seen yet', lockedSecondsAgo: 1 },
    ])
    const names: string[] = []
    await work([onJob(greet, async ({ name }) => void names.push(name))], { showLifeEverySeconds: 0.05 })
    await expect.poll(waiting, { timeout: 5_000 }).toBe(2)
    expect(names).toEqual(['died'])
  })

  it('of the last process frees its jobs at once when nobody else can be at work', async () => {
    await heldJobs([{ by: 'killed a moment ago', lockedSecondsAgo: 0, seenSecondsAgo: 0 }])
    const names: string[] = []
    await work([onJob(greet, async ({ name }) => void names.push(name))], { isAlone: true })
    await expect.poll(() => names).toEqual(['killed a moment ago'])
  })

  it('of the database, which silenced all, is no sign that the others died', async () => {
    await heldJobs([{ by: 'about to be back', lockedSecondsAgo: 60, seenSecondsAgo: 30 }])
    await open.pool.query(`insert into job_workers values ('ours', now() - interval '30 seconds')`)
    await showLife(open.pool, 'ours')
    expect(await stillHeld()).toEqual(['about to be back'])
    await showLife(open.pool, 'ours')
    expect(await stillHeld()).toEqual([])
  })
})

describe('the log of a failure', () => {
  async function lineOf(error: Error, timeLimitSeconds = 5): Promise<Record<string, unknown>> {
    const lines: Record<string, unknown>[] = []
    const note = (fields: object, message: string) => void lines.push({ ...fields, message })
    const once = defineJob<null>('once', { timeLimitSeconds })
    const hangs = timeLimitSeconds < 1
    const handler = onJob(once, () => (hangs ? new Promise<void>(() => {}) : Promise.reject(error)))
    await work([handler], { log: { ...silent, warn: note, error: note } })
    await jobsOn(open.db).add(once, null)
    await expect.poll(() => lines.length).toBe(1)
    return lines[0] as Record<string, unknown>
  }

  it('is one line for what another server answered', async () => {
    const line = await lineOf(Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' }))
    expect(line).toMatchObject({ job: 'once', attempt: 1, of: 25, reason: '550 no such mailbox' })
    expect(JSON.stringify(line)).not.toContain('jobs.test.ts')
  })

  it('has the stack of our own mistake', async () => {
    const mistake = new TypeError('undefined is not a function')
    expect((await lineOf(mistake)).err).toBe(mistake)
  })

  it('says that a job took longer than it may; a mail may take half a minute', async () => {
    expect((await lineOf(new Error(), 0.05)).reason).toBe('took longer than 0.05 seconds')
    const [mail] = mailJobs({
      db: open.db,
      carrier: { send: async () => {} },
      log: silent,
      onAddressRefused: async () => {},
    })
    expect(mail?.timeLimitSeconds).toBe(30)
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
