// npm run bench [-- NAME]: our handlers beside bare ones doing the same work, in the same run; sittings under load and by chance.
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium } from './lib/chromium.mjs'
import { checkNode, install } from './lib/install.mjs'
import { bin, mustRun, root, run } from './lib/run.mjs'
import { copyServerFiles, serverBundle } from './lib/server-bundle.mjs'

checkNode()
await install()
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
const { build } = await import('rolldown')
const folder = `${root}/server/dist-bench`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await build({
  ...serverBundle(folder, 'module'),
  input: { bench: `${root}/server/bench/main.ts` },
  logLevel: 'warn',
})
copyServerFiles(folder, 'module')
const names = process.argv.slice(2)
const measured = await run([process.execPath, '--enable-source-maps', `${folder}/bench.js`, ...names])
// What was missed in one part keeps no other from being measured.
const ended = [measured, await visitPages(), await simulate()]
process.exit(ended.find((code) => code !== 0) ?? 0)

/** Pages in a real browser on shaped lines, beside static ones: BENCH_ROUNDS visits each, BENCH_PAGE a part of the address of some. */
async function visitPages() {
  if (names.length > 0 && !names.some((name) => 'pages'.includes(name))) return 0
  const CHROMIUM = await ensureChromium()
  const playwright = [...bin('@playwright/test/cli.js'), 'test', '--config', 'bench.config.ts']
  return run(playwright, { cwd: `${root}/e2e`, env: { CHROMIUM } })
}

/** Many more schedules of sittings than the tests have time for; SIM_SEED looks elsewhere. */
async function simulate() {
  if (names.length > 0 && !names.some((name) => 'simulation'.includes(name))) return 0
  const { SIM_SCHEDULES = '10000' } = process.env
  return run([...bin('vitest/vitest.mjs'), 'run', '--project', 'server', 'testing/simulation'], {
    env: { SIM_SCHEDULES },
  })
}
