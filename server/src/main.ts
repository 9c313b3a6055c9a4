import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type Demo, fillDemo } from './academy/demo.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { PRIVATE_UMASK } from './data-dir.ts'
import { startHeartbeat } from './features/attempts/index.ts'
import { prepareIssuerKey } from './features/certificates/index.ts'
import { fillEmailKeys, prepareFirstSuperadmin } from './features/users/index.ts'
import { startAcademyJobs } from './jobs.ts'
import { assertMayListen, listenFailure } from './listen.ts'
import { openAcademy } from './open.ts'
import { watchDiskRoom } from './services/disk-room.ts'
import { warnWhenMailFails } from './services/mail/index.ts'
import { VERSION } from './version.ts'

const DRAIN_MS = 20_000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Undone in the opposite order by the stop, and by a start that fails half-way. */
const closers: (() => Promise<unknown>)[] = []

try {
  await start(readConfig())
} catch (error) {
  process.stderr.write(`\nThe academy did not start. ${error instanceof Error ? error.message : error}\n`)
  await closeAll()
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  process.umask(PRIVATE_UMASK)
  await assertMayListen(config)
  // A line that waits for a slow reader of the log must not hold up the people; what waits is written at the end.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false }))
  log.info({ version: VERSION, node: process.versions.node }, 'the academy starts')
  const academy = await openAcademy(config, log, 'academy')
  closers.push(academy.close)
  const disk = watchDiskRoom(config.dataDir, log)
  closers.push(async () => disk.stop())
  await prepareIssuerKey(academy.services)
  await fillEmailKeys(academy.services)
  const demo = config.hasDemo ? await fillDemo(academy.services) : null
  const setup = await prepareFirstSuperadmin(academy.services)
  const jobs = await startAcademyJobs(academy)
  closers.push(jobs.stop)
  // Before anybody is answered: who sat something while the academy was away gets that time back.
  const heartbeat = await startHeartbeat(academy.services)
  closers.push(heartbeat.stop)
  const app = await buildApp(academy.services, { webDirectory: existsSync(WEB) ? WEB : null })
  closers.push(() => app.close())

  const stop = async (reason: string, code: number) => {
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await closeAll()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal, 0))
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'unhandled rejection')
    void stop('unhandled rejection', 1)
  })
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenFailure(error, config)
  })
  void warnWhenMailFails(academy.transport, log)
  announce(academy.services.academy.name, config, demo, setup)
}

/** Requests first, then jobs, then the database: nothing that was accepted is dropped. */
async function closeAll(): Promise<void> {
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      process.stderr.write(`The stop failed: ${error instanceof Error ? error.stack : error}\n`)
      process.exitCode = 1
    }
  }
}

function announce(name: string, config: Config, demo: Demo | null, setup: { setupUrl: string } | null): void {
  const lines = [`${name} is open at ${config.publicUrl}`]
  if (setup) lines.push(`There is no superadmin yet. Make the first one here, once: ${setup.setupUrl}`)
  if (demo) {
    lines.push('', `The demo people, all with the password ${demo.password}:`)
    for (const { email, about } of demo.people) lines.push(`  ${email.padEnd(28)} ${about}`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
