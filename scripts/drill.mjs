// npm run drill [-- crash|drain|lines] [--cycles 10]: kills and rolling restarts under load, and what they cost.
import { mkdirSync, rmSync } from 'node:fs'
import { checkNode, install } from './lib/install.mjs'
import { mustRun, root, run } from './lib/run.mjs'
import { copyServerFiles, serverBundle } from './lib/server-bundle.mjs'

checkNode()
await install()
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
const { build } = await import('rolldown')
const folder = `${root}/server/dist-drill`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await build({
  ...serverBundle(folder, 'module'),
  input: { drill: `${root}/server/drill/main.ts` },
  logLevel: 'warn',
})
copyServerFiles(folder, 'module')
process.exit(
  await run([process.execPath, '--enable-source-maps', `${folder}/drill.js`, ...process.argv.slice(2)]),
)
