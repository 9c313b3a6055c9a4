import { announce } from './announce.ts'
import type { Config } from './config.ts'
import { live } from './life.ts'
import { assertMayListen } from './listen.ts'
import { addJobs, build, listen, openForLife, prepare } from './parts.ts'
import { warnWhenMailFails } from './services/mail/index.ts'

/** The academy in one process. Resolves when it listens.
 * @throws Error when something cannot be opened; what was opened is closed again then. */
export async function start(config: Config): Promise<void> {
  await assertMayListen(config)
  await live(config, async (life) => {
    const { closing, log } = life
    const academy = await openForLife(life, 'academy')
    const { services } = academy
    // While the database answers one, the processor builds the other.
    const [built, people] = await Promise.all([build(services), prepare(services)])
    const startJobs = addJobs(closing, academy)
    await listen(life, services, built)
    // What nobody waits for comes after the first who does.
    await startJobs()
    void warnWhenMailFails(academy.transport, log)
    announce(services, people)
  })
}

/** One of several: it answers people, and its primary has prepared all. */
export const startWorker = (config: Config): Promise<void> =>
  live(config, async (life) => {
    const { services } = await openForLife(life, 'worker')
    await listen(life, services, await build(services))
  })
