// npm test: everything the academy promises, on a fresh clone, without an answer at a prompt.
import { appendFileSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './lib/chromium.mjs'
import { failedTests } from './lib/failed-tests.mjs'
import { checkNode, install } from './lib/install.mjs'
import { bin, mustRun, root, run } from './lib/run.mjs'
import { useTemporaryFolderInMemory } from './lib/temporary-folder.mjs'

checkNode()
// Both wait for a line more than for the processor.
const [CHROMIUM] = await Promise.all([ensureChromium(), install()])
useTemporaryFolderInMemory()

const results = `${root}/test-results`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const checkReport = `${results}/check.json`
const unitReport = `${results}/unit.json`
const unitLog = `${results}/unit.log`
const unhandledReport = `${results}/unhandled.json`
const e2eReport = `${results}/e2e.json`
const e2eLog = `${results}/e2e.log`
const LAST_LINES = 60

const stages = [
  {
    name: 'check',
    command: [process.execPath, `${root}/scripts/check.mjs`],
    env: { CHECK_REPORT: checkReport },
    count: () => read(checkReport),
  },
  {
    name: 'unit',
    command: [
      ...bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${root}/scripts/lib/unhandled-errors.mjs`,
      `--outputFile.json=${unitReport}`,
    ],
    env: { UNHANDLED_REPORT: unhandledReport },
    copy: unitLog,
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read(unitReport)
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
    },
  },
  {
    name: 'e2e',
    command: [...bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    cwd: `${root}/e2e`,
    env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    log: e2eLog,
    count: () => {
      const { expected, flaky, unexpected } = read(e2eReport).stats
      return { passed: expected + flaky, failed: unexpected, atSecondTry: flaky }
    },
  },
]

const lines = []
/** The end of what a runner said that failed without a test that did. */
const unexplained = []
const total = { passed: 0, failed: 0 }
// What the check found is told before the build, which it makes itself only when all else holds.
const [check, ...tests] = stages
await runStage(check)
await mustRun([process.execPath, `${root}/scripts/build.mjs`])
// Side by side: each of the two waits as much as it works. The journeys write to a file meanwhile, which is shown when all is done.
await Promise.all(tests.map(runStage))
console.log(`\n── e2e ──\n${readFileSync(e2eLog, 'utf8')}`)

// A log that is cut keeps its end: what failed among thousands of lines stands there once more.
for (const line of [...[unitReport, unhandledReport].flatMap(told), ...unexplained]) console.log(line)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function runStage({ name, command, cwd, env, count, log, copy }) {
  console.log(`\n── ${name} ${log ? `(${log}) ` : ''}──`)
  const started = Date.now()
  const output = log === undefined ? 'inherit' : openSync(log, 'w')
  const keep = copy && ((bytes) => appendFileSync(copy, bytes))
  const code = await run(command, { cwd, env, stdin: 'ignore', output, copy: keep })
  const { passed, failed, atSecondTry = 0, isExplained } = counted(count, code)
  if (!isExplained && copy)
    unexplained.push(`\n── ${name} ended with ${code}: its last lines ──`, ...lastLines(copy))
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  const doubtful = atSecondTry > 0 ? `, ${atSecondTry} of the passed at the second try` : ''
  lines.push(`${name.padEnd(6)} ${passed} passed, ${failed} failed${doubtful} (${seconds} s)`)
}

/** A runner that broke before it could report, or that reports nothing and fails, counts as a failure. */
function counted(count, code) {
  try {
    const counts = count()
    const isExplained = code === 0 || counts.failed > 0
    return { ...counts, isExplained, failed: isExplained ? counts.failed : 1 }
  } catch (error) {
    console.error(`no report: ${error.message}`)
    return { passed: 0, failed: 1, isExplained: false }
  }
}

/** Nothing where the runner broke before it could report: that was said. */
function told(report) {
  try {
    return failedTests(read(report), root)
  } catch {
    return []
  }
}

function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
