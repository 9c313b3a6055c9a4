// npm run check: types, format and lint, rooms, addresses, dead code, budgets. Under a minute.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkNode, install } from './lib/install.mjs'
import { bin, capture, mustRun, root } from './lib/run.mjs'

checkNode()
await install()
await mustRun([process.execPath, `${root}/scripts/build.mjs`]) // the budgets look at what is built

const tsc = bin('typescript/bin/tsc')
const script = (name) => [process.execPath, `${root}/scripts/${name}.mjs`]
const checks = [
  { name: 'types of server', command: [...tsc, '-p', 'server'] },
  { name: 'types of web', command: [...tsc, '-p', 'web'] },
  { name: 'types of contract', command: [...tsc, '-p', 'contract'] },
  { name: 'types of e2e', command: [...tsc, '-p', 'e2e'] },
  { name: 'format and lint', command: [...bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  { name: 'rooms', command: script('boundaries') },
  { name: 'addresses', command: script('addresses') },
  { name: 'migrations', command: script('migrations') },
  { name: 'file names and sizes', command: script('files') },
  { name: 'dead code', command: [...bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'budgets', command: [process.execPath, `${root}/web/budgets.mjs`] },
].filter(({ command }) => existsSync(resolve(root, command[1])))
const AT_ONCE = 2

const rows = []
const queue = [...checks]
await Promise.all(Array.from({ length: AT_ONCE }, work))

for (const { name, output, code } of rows) {
  if (code !== 0) console.log(`\n── ${name} ──\n${output.trim()}`)
}
console.log()
for (const { name } of checks) {
  const { code, seconds } = rows.find((row) => row.name === name)
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s`)
}
const failed = rows.filter(({ code }) => code !== 0).length
const report = { passed: rows.length - failed, failed }
console.log(`\ncheck: ${report.passed} passed, ${report.failed} failed`)
if (process.env.CHECK_REPORT) writeFileSync(process.env.CHECK_REPORT, JSON.stringify(report))
process.exit(failed > 0 ? 1 : 0)

async function work() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const started = Date.now()
    const { code, output } = await capture(check.command)
    rows.push({ name: check.name, code, output, seconds: (Date.now() - started) / 1000 })
  }
}
