import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type Demo, fillDemo } from './academy/demo.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { prepareFirstSuperadmin } from './features/users/index.ts'
import { startAcademyJobs } from './jobs.ts'
import { openAcademy } from './open.ts'

const DRAIN_MS = 20_000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

const config = readConfig()
const log = pino({ level: config.logLevel })
const academy = await openAcademy(config, log, 'academy')
const demo: Demo | null = config.hasDemo ? await fillDemo(academy.services) : null
const setup = await prepareFirstSuperadmin(academy.services)
const jobs = await startAcademyJobs(academy)
const app = await buildApp(academy.services, { webDirectory: existsSync(WEB) ? WEB : null })
await app.listen({ host: config.host, port: config.port })
announce()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
process.on('unhandledRejection', (err) => {
  log.fatal({ err }, 'unhandled rejection')
  void stop('unhandledRejection', 1)
})

/** Requests first, then jobs, then the database: nothing that was accepted is dropped. */
async function stop(reason: string, code = 0): Promise<void> {
  log.info({ reason }, 'stopping')
  const forced = setTimeout(() => process.exit(1), DRAIN_MS)
  forced.unref()
  try {
    await app.close()
    await jobs.stop()
    await academy.close()
    process.exit(code)
  } catch (err) {
    log.error({ err }, 'the stop failed')
    process.exit(1)
  }
}

function announce(): void {
  const lines = [`${academy.services.academy.name} is open at ${config.publicUrl}`]
  if (setup) lines.push(`There is no superadmin yet. Make the first one here, once: ${setup.setupUrl}`)
  if (demo) {
    lines.push('', `The demo people, all with the password ${demo.password}:`)
    for (const { email, about } of demo.people) lines.push(`  ${email.padEnd(28)} ${about}`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
