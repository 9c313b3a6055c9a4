// npm start: installs and builds what is missing, then becomes the academy.
import { checkNode, install } from './lib/install.mjs'
import { endOfLifeOf } from './lib/node-versions.mjs'
import { mustRun, root } from './lib/run.mjs'

checkNode()
const sentence = endOfLifeOf(process.versions.node)
if (sentence) console.warn(sentence)
await install()
const { staleParts } = await import('./build.mjs')
if (staleParts().length > 0) await mustRun([process.execPath, `${root}/scripts/build.mjs`])

// In this very process: signals, exit code and terminal are the academy's own, and no second Node sits in memory.
process.setSourceMapsEnabled(true)
await import('../server/dist/main.js')
