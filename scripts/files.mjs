// Rules of style that a linter does not know: names, sizes, and who reads the environment.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from './lib/run.mjs'

const MAX_LINES = 300
const MAX_PAGE_LINES = 150
const EMPTY_NAMES = /^(utils?|helpers?|misc|common|manager|services?)\.[a-z]+$/
/** As `take-quiz.ts`; what comes behind a dot says the kind. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)+$/
const READS_ENVIRONMENT = /process\.env\b/
const MAY_READ_ENVIRONMENT =
  /^server\/(src\/(config\.ts|testing\/|.*\.test\.ts)|bench\/|demo\/media-maker\/)|\.config\.ts$|^e2e\//

const faults = []
const files = ['contract', 'server', 'web', 'e2e', 'scripts'].flatMap((folder) => filesIn(join(root, folder)))
for (const file of files) {
  const path = relative(root, file)
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length
  const limit = /^web\/src\/.*\/pages\//.test(path) ? MAX_PAGE_LINES : MAX_LINES
  if (lines > limit) faults.push(`${path} has ${lines} lines; split it by aspect (at most ${limit})`)
  if (EMPTY_NAMES.test(basename(file)))
    faults.push(`${path}: a name that says nothing; name the file after what it does`)
  if (!KEBAB.test(basename(file))) faults.push(`${path}: names of files are written like-this.ts`)
  if (/^server\//.test(path) && READS_ENVIRONMENT.test(text) && !MAY_READ_ENVIRONMENT.test(path)) {
    faults.push(`${path} reads process.env; only server/src/config.ts does`)
  }
}
for (const fault of faults) console.log(fault)
console.log(`${files.length} files`)
process.exit(faults.length > 0 || files.length === 0 ? 1 : 0)

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist.*|data|test-results|locales)$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}
