import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from './testing/ports.ts'
import { createEmptyTestDatabase, type TestDatabase } from './testing/postgres.ts'
import { onServer } from './testing/postgres-server.ts'
import { buildPrograms, type Programs, type Run, runProgram } from './testing/programs.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let programs: Programs
let dataDir: string
let database: TestDatabase
const nodes: Run[] = []
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'first-starts-'))
  database = await createEmptyTestDatabase()
})
afterAll(async () => {
  for (const { child, ended } of nodes) {
    child.kill('SIGKILL')
    await ended
  }
  await database?.drop()
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

async function spawnNode(): Promise<Run> {
  const node = runProgram(programs.academy, [], {
    ...{ DATABASE_URL: database.connectionString, DATA_DIR: dataDir, PORT: String(await freePort()) },
    ...{ DEMO: 'on', SECRET: '3kf9Zx0pQw7LmB2vT8hYc5Rj1Ns6Dg4A', LOG_LEVEL: 'warn' },
  })
  nodes.push(node)
  return node
}
async function startNode(): Promise<void> {
  await (await spawnNode()).says(/The demo people, all with the password/)
}

test('a signal while the demo is filled ends that soon, keeps nothing of it, and the next start begins anew', async () => {
  const media = join(dataDir, 'media')
  const stored = () => (existsSync(media) ? readdirSync(media, { recursive: true, withFileTypes: true }) : [])
  // Finished files, and none that is written by the storage for itself.
  const files = () =>
    stored().filter((entry) => entry.isFile() && !/\/\./.test(`${entry.parentPath}/${entry.name}`))
  const { child, ended } = await spawnNode()
  await vi.waitFor(() => expect(files()).not.toEqual([]), { timeout: 120_000, interval: 10 })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const { rows } = await onServer(database.connectionString, (client) => client.query('select from users'))
  expect(rows).toEqual([])
  expect(files()).toEqual([])
})

test('two nodes that start at once on an empty database both come up, and the demo is filled once', async () => {
  await Promise.all([startNode(), startNode()])
  const { rows } = await onServer(database.connectionString, (client) =>
    client.query<{ title: string }>('select title from courses'),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
})
