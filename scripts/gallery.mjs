// npm run gallery [-- FILTER]: a screenshot of every screen, 390 and 1280 px wide, light and dark.
import { ensureChromium } from './lib/chromium.mjs'
import { checkNode, install } from './lib/install.mjs'
import { bin, mustRun, root, run } from './lib/run.mjs'

checkNode()
await install()
const CHROMIUM = await ensureChromium()
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
const config = ['--config', 'gallery.config.ts']
const playwright = [...bin('@playwright/test/cli.js'), 'test', ...config, ...process.argv.slice(2)]
process.exit(await run(playwright, { cwd: `${root}/e2e`, env: { CHROMIUM } }))
