import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  bundleLauncher,
  end,
  folderMaker,
  type LauncherRun,
  postmasterPid,
  query,
  runLauncher,
  temporaryFolder,
} from '../testing/launcher-runs.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { PROGRAM_ENV } from './embedded/account.ts'
import { dataArgument, openCluster } from './embedded/cluster.ts'
import { settingArguments } from './embedded/settings.ts'
import { startEmbeddedPostgres } from './launcher.ts'

/** The promise is five seconds on a machine of its own; a test machine may be busy. */
const BACK_WITHIN_MS = 15_000
const place = temporaryFolder()
const fresh = join(place, 'fresh')
const folders = folderMaker(place)
const runs: LauncherRun[] = []
let launcher: string

beforeAll(async () => {
  chmodSync(place, 0o755)
  // Where node finds the packages from.
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  launcher = await bundleLauncher(cache)
  const first = await startEmbeddedPostgres({ dataDir: fresh, log: quietLog })
  await query(first.connectionString, 'create table kept (n int)')
  await first.stop()
})

afterEach(async () => {
  await Promise.all(runs.splice(0).map(({ child }) => end(child)))
})

afterAll(() => {
  folders.removeAll()
  rmSync(place, { recursive: true, force: true })
})

async function run(dataDir: string, what: 'academy' | 'command' = 'academy'): Promise<LauncherRun> {
  const started = await runLauncher(launcher, what, dataDir)
  runs.push(started)
  return started
}

const insert = (academy: LauncherRun, n: number) =>
  query(academy.connectionString, `insert into kept values (${n})`)
const kept = async (academy: LauncherRun) =>
  (await query(academy.connectionString, 'select n from kept order by n')).map(({ n }) => n)

test('rows outlive an orderly stop, and nothing is left behind', async () => {
  const dataDir = folders.copyOf(fresh)
  const first = await run(dataDir)
  await insert(first, 1)
  const pid = postmasterPid(dataDir)
  await end(first.child)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await kept(await run(dataDir))).toEqual([1])
})

test('the database is durable, private, UTF-8 and sorts by bytes', async () => {
  const academy = await run(folders.copyOf(fresh))
  const names = [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'listen_addresses',
    'server_encoding',
    'TimeZone',
  ]
  const columns = names.map((name) => `current_setting('${name}') as "${name}"`)
  const [row] = await query(
    academy.connectionString,
    `select ${columns.join(', ')}, datcollate
    from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    datcollate: 'C',
  })
})

test('kill -9 of the academy loses no acknowledged row', async () => {
  const dataDir = folders.copyOf(fresh)
  for (let n = 1; n <= 3; n++) {
    const academy = await run(dataDir)
    await insert(academy, n)
    await end(academy.child, 'SIGKILL')
  }
  expect(await kept(await run(dataDir))).toEqual([1, 2, 3])
})

test('kill -9 of the database alone: the academy starts it again', async () => {
  const dataDir = folders.copyOf(fresh)
  const academy = await run(dataDir)
  await insert(academy, 7)
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  const timeout = BACK_WITHIN_MS
  await expect.poll(() => kept(academy).catch(() => 'away'), { timeout }).toEqual([7])
})

test('kill -9 of both at once, with a session at work', async () => {
  const dataDir = folders.copyOf(fresh)
  const academy = await run(dataDir)
  await insert(academy, 5)
  const busy = query(academy.connectionString, 'select pg_sleep(60)').catch(() => 'cut')
  await expect
    .poll(() =>
      query(academy.connectionString, "select 1 from pg_stat_activity where wait_event = 'PgSleep'"),
    )
    .toHaveLength(1)
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  await end(academy.child, 'SIGKILL')
  const next = await run(dataDir)
  expect(next.refusal).toBe('')
  expect(await kept(next)).toEqual([5])
  expect(await busy).toBe('cut')
})

test('a server that outlived its academy is taken over, and stopped with the new one', async () => {
  const dataDir = folders.copyOf(fresh)
  const cluster = openCluster(dataDir)
  const args = ['-D', dataArgument(cluster.dir, cluster.account), ...settingArguments(cluster.name, {})]
  const options = {
    ...cluster.account,
    cwd: cluster.dir,
    env: PROGRAM_ENV,
    stdio: 'ignore',
    detached: true,
  } as const
  const orphan = spawn(cluster.binaries.postgres, args, options)
  const orphanEnded = once(orphan, 'exit')
  await expect.poll(() => readPidFileText(dataDir)).toMatch(/ready/)
  const academy = await run(dataDir)
  expect(postmasterPid(dataDir)).toBe(orphan.pid)
  await insert(academy, 1)
  await end(academy.child)
  expect(await orphanEnded).toEqual([0, null])
})

test('a pid file of a zombie, or of a stranger that got the number, does not stop the start', async () => {
  const dataDir = folders.copyOf(fresh)
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'])
  const [zombie] = await once(parent.stdout, 'data')
  for (const pid of [Number(String(zombie)), process.pid, 1]) {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${dataDir}\n1\n5432\n.\n\n  1 1\nready   \n`,
    )
    const academy = await run(dataDir)
    expect(academy.refusal).toBe('')
    await end(academy.child)
  }
  await end(parent, 'SIGKILL')
})

test('a second academy on the same folder is refused, and the first goes on', async () => {
  const dataDir = folders.copyOf(fresh)
  const [one, other] = await Promise.all([run(dataDir), run(dataDir)])
  const [first, second] = one.refusal ? [other, one] : [one, other]
  expect(second.refusal).toContain(`Another academy (process ${first.child.pid}) already works on`)
  expect(second.refusal).toContain('DATA_DIR')
  await insert(first, 1)
  expect(await kept(first)).toEqual([1])
})

test("an operator's command uses the running database, or its own while the academy is stopped", async () => {
  const dataDir = folders.copyOf(fresh)
  const alone = await run(dataDir, 'command')
  await insert(alone, 1)
  const waiting = run(dataDir) // an academy that starts meanwhile waits for the command
  await end(alone.child)
  const academy = await waiting
  expect(await kept(academy)).toEqual([1])
  const beside = await run(dataDir, 'command')
  await insert(beside, 2)
  await end(beside.child)
  expect(await kept(academy)).toEqual([1, 2])
})

test('a folder whose path is too long for a socket', async () => {
  const long = join(place, 'very-long-name-'.repeat(10))
  renameSync(folders.copyOf(fresh), long)
  const academy = await run(long)
  await insert(academy, 1)
  const beside = await run(long, 'command')
  expect(await kept(beside)).toEqual([1])
})

function readPidFileText(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  } catch {
    return '' // not written yet
  }
}
