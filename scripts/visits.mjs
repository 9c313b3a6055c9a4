// npm run visits: walks every screen of a build in which each part is a file of its own, and writes web/visits.json: the parts that each
// page loads by need, visit by visit. A page that no screen shows keeps what the file says of it. With `-g <words>` only those screens are
// walked, and what they load is added.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSignedInVisit } from '../web/build/limits.mjs'
import { bin, mustRun, root, run } from './lib/run.mjs'

const file = `${root}/web/visits.json`
const seen = mkdtempSync(join(tmpdir(), 'visits-'))
const walk = [process.execPath, `${root}/scripts/e2e.mjs`, 'journeys/every-screen.spec.ts']
rmSync(`${root}/web/dist`, { recursive: true, force: true })
const code = await run([...walk, ...process.argv.slice(2)], { env: { VISITS_DIR: seen } })
rmSync(`${root}/web/dist`, { recursive: true, force: true }) // the next build puts parts together again

const isWhole = process.argv.length === 2
const known = JSON.parse(readFileSync(file, 'utf8'))
const visits = {}
for (const name of readdirSync(seen))
  for (const [page, parts] of Object.entries(JSON.parse(readFileSync(join(seen, name), 'utf8'))))
    visits[page] = withVisit(visits[page] ?? (isWhole ? [] : (known[page] ?? [])), parts)
rmSync(seen, { recursive: true })
const all = Object.entries({ ...known, ...visits })
const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b)))
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
await mustRun([...bin('@biomejs/biome/bin/biome'), 'format', '--write', file])
console.log(`${Object.keys(visits).length} pages were walked; web/visits.json names ${all.length}`)
process.exit(code)

/** A visit that loads no more than another says nothing new, unless it is a visitor's, who may be sent less. */
function withVisit(before, parts) {
  const isWithin = (one, other) =>
    isSignedInVisit(one) === isSignedInVisit(other) && one.every((part) => other.includes(part))
  if (before.some((other) => isWithin(parts, other))) return before
  return [...before.filter((other) => !isWithin(other, parts)), parts].sort((a, b) => b.length - a.length)
}
