// npm run bench [-- NAME]: our handlers beside bare ones doing the same work, in the same run.
import { mkdirSync, rmSync } from 'node:fs'
import { checkNode, install } from './lib/install.mjs'
import { mustRun, root, run } from './lib/run.mjs'
import { copyServerFiles, serverBundle } from './lib/server-bundle.mjs'

checkNode()
await install()
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
const { build } = await import('rolldown')
const folder = `${root}/server/dist-bench`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await build({ ...serverBundle(folder), input: { bench: `${root}/server/bench/main.ts` }, logLevel: 'warn' })
copyServerFiles(folder)
process.exit(
  await run([process.execPath, '--enable-source-maps', `${folder}/bench.js`, ...process.argv.slice(2)]),
)
