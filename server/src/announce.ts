import type { Services } from './http/context.ts'
import type { FirstPeople } from './parts.ts'
import { factsNotSaid } from './settings.ts'

/** What the terminal says when people are answered. */
export function announce({ academy, liveSettings, config }: Services, { demo, setup }: FirstPeople): void {
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
