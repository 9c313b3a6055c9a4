// node scripts/rows-of-release.mjs COMMIT: writes server/src/db/upgrade/rows-of-COMMIT.json.br, what a database filled by that commit
// holds: its demo, and each of its calls that write made once. The upgrade test migrates these rows to the newest tables. The
// commit's own code fills its own tables, in a checkout beside this one, with the packages that are installed here.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mustRun, root } from './lib/run.mjs'

const commit = process.argv[2]
if (!commit) {
  console.error('Say which commit: node scripts/rows-of-release.mjs 967c2e0')
  process.exit(1)
}
const FILLER = 'server/src/db/upgrade/rows-of-release.test.ts'
const place = mkdtempSync(join(tmpdir(), 'academy-release-'))
await mustRun(['git', 'worktree', 'add', '--detach', place, commit])
cpSync(`${root}/node_modules`, `${place}/node_modules`, { recursive: true, verbatimSymlinks: true })
mkdirSync(dirname(`${place}/${FILLER}`), { recursive: true })
copyFileSync(`${root}/${FILLER}`, `${place}/${FILLER}`)
const vitest = [
  process.execPath,
  `${place}/node_modules/vitest/vitest.mjs`,
  'run',
  '--project',
  'server',
  FILLER,
]
const ROWS_OF_RELEASE = `${root}/server/src/db/upgrade/rows-of-${commit}.json.br`
await mustRun(vitest, { cwd: place, env: { ROWS_OF_RELEASE } })
await mustRun(['git', 'worktree', 'remove', '--force', place])
rmSync(place, { recursive: true, force: true })
