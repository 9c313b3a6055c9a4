// npm run academy -- COMMAND: the operator's commands. They work while the academy runs and while it is stopped.
import { checkNode } from './lib/install.mjs'
import { readyToRun } from './lib/ready-to-run.mjs'

checkNode()
await readyToRun(['server'])
// Files are named as seen from where the command was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd())
process.setSourceMapsEnabled(true)
await import('../server/dist/academy.js')
