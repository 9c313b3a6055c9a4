// npm start: installs and builds what is missing, then becomes the academy.
import { checkNode } from './lib/install.mjs'
import { endOfLifeOf } from './lib/node-versions.mjs'
import { readyToRun } from './lib/ready-to-run.mjs'

checkNode()
const sentence = endOfLifeOf(process.versions.node)
if (sentence) console.warn(sentence)
await readyToRun(['server', 'web'])

// In this very process: signals, exit code and terminal are the academy's own, and no second Node sits in memory. Source maps would sit
// there too: `NODE_OPTIONS=--enable-source-maps npm start` reads them.
await import('../server/dist/main.js')
