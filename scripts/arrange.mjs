// npm run arrange: decides anew which modules of the web are one file (web/files.json), by what the last build weighs.
import { bin, mustRun, root } from './lib/run.mjs'

const vite = [...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']
const cwd = `${root}/web`
await mustRun(vite, { cwd, env: { ARRANGE: '1' } })
await mustRun([...bin('@biomejs/biome/bin/biome'), 'format', '--write', `${root}/web/files.json`])
await mustRun(vite, { cwd })
await mustRun([process.execPath, `${root}/web/budgets.mjs`])
