// node web/budgets.mjs [PAGE]: what each page downloads before it works; 1 when a budget is exceeded. With a part of a page's
// name: every file of that page, and what changed since the last build that kept all budgets on this machine.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileFaults, measure } from './build/page-sizes.mjs'
import { fullness, pageReport, tableOf } from './build/size-report.mjs'

const dist = join(import.meta.dirname, 'dist')
const recordFile = join(import.meta.dirname, '../node_modules/.cache/academy-budgets.json')

const pages = measured()
const state = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
const greenBuilds = readRecord()
const before = greenBuilds.find((build) => build.state !== state)
const over = pages.filter((page) => fullness(page) === 'over')
const faults = fileFaults(dist)
const asked = process.argv[2]

if (asked) {
  const found = pages.filter(({ name }) => name.includes(asked))
  if (found.length === 0)
    fail(
      `No page is named ${asked}. There are:\n${pages
        .map(({ name }) => name)
        .sort()
        .join('\n')}`,
    )
  for (const page of found) tell(page)
} else {
  for (const line of tableOf(pages)) console.log(line)
  const nearlyFull = pages.filter((page) => fullness(page) === 'nearly full')
  const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))
  console.log(
    `\n${pages.length} pages, ${over.length} over budget, ${nearlyFull.length} nearly full, ${fonts.length} font files`,
  )
  for (const page of over) tell(page, { onlyChanges: true })
}
for (const fault of faults) console.error(fault)
const isGreen = over.length === 0 && faults.length === 0
if (isGreen && greenBuilds[0]?.state !== state) keepRecord()
process.exit(isGreen ? 0 : 1)

function tell(page, options) {
  const known = before?.pages.find(({ name }) => name === page.name)
  console.log()
  for (const line of pageReport(page, known, options)) console.log(line)
  console.log(
    before
      ? `  (since: the build of ${before.at}, the last one that kept all budgets)`
      : '  (no earlier build that kept all budgets is known on this machine)',
  )
}

function measured() {
  try {
    return measure(dist)
  } catch (error) {
    return fail(error.message)
  }
}

/** The newest first; the one before stays, for whoever asks what the build just made has changed. */
function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'))
  } catch {
    return [] // none yet, or half written: it fills again
  }
}

function keepRecord() {
  const builds = [{ state, at: new Date().toISOString(), pages }, ...greenBuilds.slice(0, 1)]
  mkdirSync(dirname(recordFile), { recursive: true })
  writeFileSync(recordFile, JSON.stringify(builds))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
