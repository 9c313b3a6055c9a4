import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Logger, pino } from 'pino'
import { buildApp } from './app.ts'
import { type Closing, createClosing } from './closing.ts'
import type { Config } from './config.ts'
import { PRIVATE_UMASK } from './data-dir.ts'
import { startHeartbeat } from './features/attempts/index.ts'
import { prepareIssuerKey } from './features/certificates/index.ts'
import { preparePushKey } from './features/notifications/index.ts'
import { startReports } from './features/system/index.ts'
import { fillEmailKeys, prepareFirstSuperadmin } from './features/users/index.ts'
import type { Services } from './http/context.ts'
import { startAcademyJobs } from './jobs.ts'
import { assertMayListen, listenFailure } from './listen.ts'
import { openAcademy } from './open.ts'
import { type Demo, fillDemo } from './operator/demo.ts'
import { watchDiskRoom } from './services/disk-room.ts'
import type { JobRunner } from './services/jobs/index.ts'
import { warnWhenMailFails } from './services/mail/index.ts'
import { factsNotSaid } from './settings.ts'
import { VERSION } from './version.ts'

const CLOSE_WITHIN_MS = 20_000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The life of the process: opens everything, listens, and stops in order at a signal. Resolves when it listens.
 * @throws Error when something cannot be opened; what was opened is closed again then. */
export async function start(config: Config): Promise<void> {
  process.umask(PRIVATE_UMASK)
  await assertMayListen(config)
  // A line that waits for a slow reader of the log must not hold up the people; what waits is written at the end.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false }))
  log.info({ version: VERSION, node: process.versions.node }, 'the academy starts')
  const closing = createClosing(log)
  const stopping = stopAtSignals(closing, log, config.drainDelaySeconds)
  try {
    await open(config, log, closing, stopping)
  } catch (error) {
    // A signal closes what the start still works with; that ends by the stop then, and is no failure.
    if (stopping.hasBegun()) return
    await closing.run(CLOSE_WITHIN_MS)
    throw error
  }
}

async function open(config: Config, log: Logger, closing: Closing, stopping: Stopping): Promise<void> {
  const academy = await openAcademy(config, log, 'academy')
  closing.add({ name: 'storage, mail and database', close: academy.close })
  const disk = watchDiskRoom(config.dataDir, log)
  closing.add({ name: 'disk', close: async () => disk.stop() })
  const { services } = academy
  // While the database answers one, the processor builds the other.
  const [{ app, draining }, { demo, setup }] = await Promise.all([
    buildApp(services, { webDirectory: existsSync(WEB) ? WEB : null }),
    preparePeople(services),
    prepareIssuerKey(services),
    preparePushKey(services),
  ])
  // Before anybody is answered, and after all that takes its time: who sat something meanwhile gets that time back.
  const heartbeat = await startHeartbeat(services)
  let jobs: JobRunner | undefined
  let reports: Awaited<ReturnType<typeof startReports>> | undefined
  closing.add({ name: 'jobs', close: async () => jobs?.stop(), busyWith: () => jobs?.running() })
  closing.add({ name: 'heartbeat', close: heartbeat.stop })
  closing.add({ name: 'reports', close: async () => reports?.stop() })
  closing.add({ name: 'requests', close: () => app.close(), busyWith: draining.running })
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenFailure(error, config)
  })
  stopping.drainFirst(draining.begin)
  // What nobody waits for comes after the first who does.
  jobs = await startAcademyJobs(academy)
  reports = await startReports(services)
  void warnWhenMailFails(academy.transport, log)
  announce(services, demo, setup)
}

/** Who is there from the beginning: those of the demo, or the first superadmin. */
async function preparePeople(services: Services) {
  await fillEmailKeys(services)
  const demo = services.config.hasDemo ? await fillDemo(services) : null
  return { demo, setup: await prepareFirstSuperadmin(services) }
}

interface Stopping {
  hasBegun(): boolean
  /** Somebody may be answered from now on: before anything is closed it serves on for a while. */
  drainFirst(begin: () => void): void
}

/** Requests first, then jobs, then the database: nothing that was accepted is dropped. A second signal ends at once. */
function stopAtSignals(closing: Closing, log: Logger, drainDelaySeconds: number): Stopping {
  let hasBegun = false
  let beginDraining: (() => void) | undefined

  const stop = async (reason: string, code: number) => {
    if (hasBegun) return
    hasBegun = true
    log.info({ reason, drainDelaySeconds: beginDraining ? drainDelaySeconds : 0 }, 'stopping')
    if (beginDraining) {
      beginDraining()
      await wait(drainDelaySeconds * 1000)
    }
    const isClean = await closing.run(CLOSE_WITHIN_MS)
    process.exit(isClean ? code : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (hasBegun) process.exit(1)
      void stop(signal, 0)
    })
  }
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'unhandled rejection')
    void stop('unhandled rejection', 1)
  })
  return {
    hasBegun: () => hasBegun,
    drainFirst: (begin) => {
      beginDraining = begin
    },
  }
}

function announce(
  { academy, liveSettings, config }: Services,
  demo: Demo | null,
  setup: { setupUrl: string } | null,
): void {
  const lines = [`${academy.name} is open at ${config.publicUrl}`]
  if (setup) {
    lines.push(`There is no superadmin yet. Make the first one here, once, within an hour: ${setup.setupUrl}`)
    lines.push('(Another start prints another link.)')
  }
  const overrides = liveSettings.overrides()
  if (overrides.length > 0)
    lines.push('', `Set by superadmins, over ${config.dataDir}/academy.json: ${overrides.join(', ')}`)
  const missing = demo ? [] : factsNotSaid(config.dataDir, overrides)
  if (missing.length > 0) {
    lines.push('', `${config.dataDir}/academy.json leaves out what only you can say:`)
    for (const { fact, so } of missing) lines.push(`  ${fact}: ${so}`)
  }
  if (demo) {
    lines.push('', `The demo people, all with the password ${demo.password}:`)
    for (const { email, about } of demo.people) lines.push(`  ${email.padEnd(28)} ${about}`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
