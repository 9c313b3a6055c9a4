import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { endOverdueAttempts, tellUntold } from '../features/attempts/index.ts'
import { type Context, type Services, systemContext } from '../http/context.ts'
import { academyJobs } from '../jobs.ts'
import { openAcademy } from '../open.ts'
import { createTestClock, type TestClock } from '../services/clock.ts'
import { runDueJobs } from '../services/jobs/index.ts'
import type { MailMessage } from '../services/mail/index.ts'
import { type Client, clientOf } from './calls.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { quietLog } from './quiet-log.ts'

export interface Holder {
  token: string
}

export interface TestAcademy {
  app: FastifyInstance
  services: Services
  pool: pg.Pool
  clock: TestClock
  /** Calls as somebody from `people.ts`; null is a visitor. */
  as(person: Holder | null): Client
  /** A transaction of nobody's, to put things in place. */
  write<T>(work: (ctx: Context) => Promise<T>): Promise<T>
  /** Runs what is due, as the job runner would, and ends what is overdue; of one name, the jobs of that name alone. */
  runJobs(name?: string): Promise<void>
  /** Every mail so far, after what is due has run; the newest last. */
  outbox(): Promise<MailMessage[]>
  /** Listens on a port of its own, for clients that need a socket; `inject` serves all others. */
  listen(): Promise<string>
  stop(): Promise<void>
}

export interface TestAcademyOptions {
  /** As the operator would set them. Limits and captcha are off unless asked for. */
  env?: Record<string, string>
  /** Time stands still until it is moved. */
  isTimeHeld?: boolean
  /** One with rows in it; it is dropped at the end. */
  database?: TestDatabase
  /** A build of the web, where pages are asked for. */
  webDirectory?: string
}

/** The whole academy in this process, on a database and a folder of its own. Mail stays in memory, time can be moved. */
export async function startAcademy({
  env = {},
  isTimeHeld = false,
  database: given,
  webDirectory,
}: TestAcademyOptions = {}): Promise<TestAcademy> {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    CAPTCHA: 'none',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    ...env,
  })
  const open = await openAcademy(config, quietLog, 'academy')
  const heldAt = open.services.clock.now()
  const clock = createTestClock(isTimeHeld ? { now: () => heldAt } : open.services.clock)
  const services: Services = { ...open.services, clock }
  const mails: MailMessage[] = []
  const transport = { send: async (mail: MailMessage) => void mails.push(mail) }
  const handlers = academyJobs({ services, transport })
  const runJobs = async (only?: string) => {
    if (only === undefined) {
      await endOverdueAttempts(services)
      await tellUntold(services)
    }
    const wanted = handlers.filter(({ name }) => only === undefined || name === only)
    await runDueJobs({ pool: open.pool, handlers: wanted, log: quietLog })
  }
  const { app } = await buildApp(services, { webDirectory: webDirectory ?? null })
  await app.ready()
  return {
    app,
    services,
    pool: open.pool,
    clock,
    as: (person) => clientOf(app, person?.token ?? null),
    write: (work) => systemContext(services).write(work),
    runJobs,
    outbox: async () => {
      await runJobs()
      return [...mails]
    },
    listen: async () => app.listen({ port: 0, host: '127.0.0.1' }),
    stop: async () => {
      await app.close()
      await open.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
