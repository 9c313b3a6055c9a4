import { announce } from './announce.ts'
import type { EmbeddedPostgres } from './db/launcher.ts'
import type { Life } from './life.ts'
import { addJobs, build, listen, openForLife, prepare } from './parts.ts'
import { warnWhenMailFails } from './services/mail/index.ts'

/** The academy in one process. */
export async function serveAlone(life: Life, database?: Promise<EmbeddedPostgres | null>): Promise<void> {
  const academy = await openForLife(life, 'academy', database)
  const { services } = academy
  // While the database answers one, the processor builds the other.
  const [built, people] = await Promise.all([build(services), prepare(services, life.stopping.hasBegun)])
  const startJobs = addJobs(life.closing, academy)
  await listen(life, services, built)
  // What nobody waits for comes after the first who does.
  await startJobs()
  void warnWhenMailFails(academy.transport, life.log)
  announce(services, people)
}
