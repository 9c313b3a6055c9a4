// npm run check: what is quick first, then types, rooms and dead code; when all of it holds, the build and its budgets.
import { writeFileSync } from 'node:fs'
import { checkNode, install } from './lib/install.mjs'
import { bin, capture, mustRun, root } from './lib/run.mjs'

checkNode()
await install()

// The compiler in Go; dependency-cruiser reads sources with the one in JavaScript. From scratch each time: with what it keeps of the last run
// (`incremental`, 7.0.2) it passes over files that use a changed `declare global`. By one checker: each of several works the types out for itself,
// and other checks run beside it.
const tsc = [...bin('typescript-native/bin/tsc'), '--checkers', '1']
const script = (name) => [process.execPath, `${root}/scripts/${name}.mjs`]
const checks = [
  { name: 'migrations', command: script('migrations') },
  { name: 'file names and sizes', command: script('files') },
  { name: 'names of rooms', command: script('rooms') },
  { name: 'styles', command: script('styles') },
  { name: 'statements and tables', command: script('statements') },
  { name: 'messages', command: [process.execPath, `${root}/web/build/check-messages.mjs`] },
  { name: 'queries', command: [process.execPath, `${root}/web/build/check-queries.mjs`] },
  { name: 'format and lint', command: [...bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  { name: 'types of contract', command: [...tsc, '-p', 'contract'] },
  { name: 'types of server', command: [...tsc, '-p', 'server'] },
  { name: 'types of web', command: [...tsc, '-p', 'web'] },
  { name: 'types of e2e', command: [...tsc, '-p', 'e2e'] },
  { name: 'addresses', command: script('addresses') },
  { name: 'rooms', command: script('boundaries') },
  { name: 'dead code', command: [...bin('knip/bin/knip.js'), '--no-progress'] },
]
const budgets = { name: 'budgets', command: [process.execPath, `${root}/web/budgets.mjs`] }
const AT_ONCE = 2

const rows = []
const queue = [...checks]
await Promise.all(Array.from({ length: AT_ONCE }, work))

if (rows.every(({ code }) => code === 0)) {
  await mustRun([process.execPath, `${root}/scripts/build.mjs`]) // the budgets look at what is built
  queue.push(budgets)
  await work()
} else console.log('– budgets: wait until the rest holds')

const failed = rows.filter(({ code }) => code !== 0).length
const report = { passed: rows.length - failed, failed }
console.log(`\ncheck: ${report.passed} passed, ${report.failed} failed`)
if (process.env.CHECK_REPORT) writeFileSync(process.env.CHECK_REPORT, JSON.stringify(report))
process.exit(failed > 0 ? 1 : 0)

async function work() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const started = Date.now()
    const { code, output } = await capture(check.command)
    rows.push({ code })
    if (code !== 0) console.log(`\n── ${check.name} ──\n${output.trim()}`)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(22)} ${seconds.padStart(5)} s`)
  }
}
