// npm run e2e [-- FILTER]: whole journeys in a real browser, on a fresh build.
import { ensureChromium } from './lib/chromium.mjs'
import { checkNode, install } from './lib/install.mjs'
import { bin, mustRun, root, run } from './lib/run.mjs'

checkNode()
await install()
const CHROMIUM = await ensureChromium()
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
const playwright = [...bin('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)]
process.exit(await run(playwright, { cwd: `${root}/e2e`, env: { CHROMIUM } }))
