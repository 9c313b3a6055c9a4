import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { Closing } from './closing.ts'
import type { EmbeddedPostgres } from './db/launcher.ts'
import { startHeartbeat } from './features/attempts/index.ts'
import { prepareIssuerKey } from './features/certificates/index.ts'
import { preparePushKey } from './features/notifications/index.ts'
import { type Reports, startReports } from './features/system/index.ts'
import { fillEmailKeys, prepareFirstSuperadmin } from './features/users/index.ts'
import type { Services } from './http/context.ts'
import { startAcademyJobs } from './jobs.ts'
import type { Life } from './life.ts'
import { listenFailure } from './listen.ts'
import { type OpenAcademy, openAcademy } from './open.ts'
import { type Demo, fillDemo } from './operator/demo.ts'
import { watchDiskRoom } from './services/disk-room.ts'
import type { JobRunner } from './services/jobs/index.ts'

// What the processes of the academy are made of: one alone has all of it, a primary and its workers share it out.

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What the start prints of who is there. */
export interface FirstPeople {
  demo: Demo | null
  setup: { setupUrl: string } | null
}

export async function openForLife(
  { config, log, closing }: Life,
  purpose: 'academy' | 'worker',
  launched?: Promise<EmbeddedPostgres | null>,
): Promise<OpenAcademy> {
  const academy = await openAcademy(config, log, purpose, launched)
  closing.add({ name: 'storage, mail and database', close: academy.close })
  // One process looks after the folder that all share.
  if (purpose === 'worker') return academy
  const disk = watchDiskRoom(config.dataDir, log)
  closing.add({ name: 'disk', close: async () => disk.stop() })
  return academy
}

/** What is there before anybody is answered: keys, and the people of the demo or the first superadmin.
 * @param isStopping whether a signal has come meanwhile: what takes long is given up then
 * @throws Error when it was given up */
export async function prepare(services: Services, isStopping = () => false): Promise<FirstPeople> {
  const people = async () => {
    await fillEmailKeys(services)
    const demo = services.config.hasDemo ? await fillDemo(services, isStopping) : null
    return { demo, setup: await prepareFirstSuperadmin(services) }
  }
  // First, because it refuses the SECRET of another academy: with that nothing here may be changed.
  await prepareIssuerKey(services)
  const [first] = await Promise.all([people(), preparePushKey(services)])
  return first
}

export const build = (services: Services) =>
  buildApp(services, { webDirectory: existsSync(WEB) ? WEB : null })

/** Listens; resolves when people are answered, and this node has said so. */
export async function listen(
  { config, closing, stopping }: Life,
  services: Services,
  { app, draining }: Awaited<ReturnType<typeof build>>,
): Promise<void> {
  // Before anybody is answered, and after all that takes its time: who sat something meanwhile gets that time back.
  const heartbeat = await startHeartbeat(services)
  closing.add({ name: 'heartbeat', close: heartbeat.stop })
  const startReports = addReports(closing, services)
  closing.add({ name: 'requests', close: () => app.close(), busyWith: draining.running })
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenFailure(error, config)
  })
  stopping.drainFirst(draining.begin)
  await startReports()
}

/** The jobs' place in the order of closing, and their start, for which nobody waits. */
export function addJobs(closing: Closing, academy: OpenAcademy): () => Promise<void> {
  let jobs: JobRunner | undefined
  closing.add({ name: 'jobs', close: async () => jobs?.stop(), busyWith: () => jobs?.running() })
  return async () => {
    jobs = await startAcademyJobs(academy)
  }
}

export function addReports(closing: Closing, services: Services): () => Promise<void> {
  let reports: Reports | undefined
  closing.add({ name: 'reports', close: async () => reports?.stop() })
  return async () => {
    reports = await startReports(services)
  }
}
