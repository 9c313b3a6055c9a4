// npm run academy -- COMMAND: the operator's commands. They work while the academy runs and while it is stopped.
import { checkNode, install } from './lib/install.mjs'
import { mustRun, root } from './lib/run.mjs'

checkNode()
await install()
const { staleParts } = await import('./build.mjs')
if (staleParts().some(({ name }) => name === 'server'))
  await mustRun([process.execPath, `${root}/scripts/build.mjs`])
// Files are named as seen from where the command was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd())
process.setSourceMapsEnabled(true)
await import('../server/dist/academy.js')
