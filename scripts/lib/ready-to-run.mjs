import { existsSync } from 'node:fs'
import { install } from './install.mjs'
import { mustRun, root } from './run.mjs'

/** A checkout has sources and is kept up with them. What was built elsewhere and came without them runs as it is, with the packages that
 * were installed for it. */
export async function readyToRun(parts) {
  if (!existsSync(`${root}/server/src`)) return assertBuilt(parts)
  await install()
  const { staleParts } = await import('../build.mjs')
  if (staleParts().some(({ name }) => parts.includes(name)))
    await mustRun([process.execPath, `${root}/scripts/build.mjs`])
}

function assertBuilt(parts) {
  const missing = parts.map((part) => `${part}/dist`).filter((folder) => !existsSync(`${root}/${folder}`))
  if (missing.length === 0) return
  console.error(
    `Neither sources nor ${missing.join(' and ')} are here: docs/operations.md, "Without the tools".`,
  )
  process.exit(1)
}
