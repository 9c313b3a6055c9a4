import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { onServer } from '../testing/postgres-server.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { startEmbeddedPostgres } from './launcher.ts'
import { assertReachable } from './reach.ts'

/** The run's own server, with a part of its address changed. */
const address = (change: { pathname?: string; username?: string }): string =>
  Object.assign(new URL(inject('postgres').serverUrl), change).href
const refusalOf = async (databaseUrl: string) => {
  const error = await assertReachable(databaseUrl).then(
    () => null,
    (refused: Error) => refused,
  )
  return error?.message ?? 'reached'
}

test('a database that works is reached', async () => {
  expect(await refusalOf(inject('postgres').serverUrl)).toBe('reached')
})

test.each([
  [
    'another host',
    'postgres://academy:hunter2@nowhere.invalid/academy',
    /no machine is called "nowhere.invalid"/,
  ],
  [
    'a port where nothing is',
    'postgres://academy:hunter2@127.0.0.1:9/academy',
    /nothing listens at 127.0.0.1:9/,
  ],
  [
    'a role with a % of no letter',
    'postgres://acad%zzemy:hunter2@127.0.0.1:9/academy',
    /nothing listens at 127.0.0.1:9/,
  ],
])('%s names DATABASE_URL and what to look at, never its password', async (_, databaseUrl, sign) => {
  const refusal = await refusalOf(databaseUrl)
  expect(refusal).toMatch(/^DATABASE_URL does not work: /)
  expect(refusal).toMatch(sign)
  expect(refusal).not.toContain('hunter2')
})

test('a machine that ends the line without a word is named', async () => {
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    expect(await refusalOf(`postgres://academy:hunter2@127.0.0.1:${port}/academy`)).toBe(
      `DATABASE_URL does not work: 127.0.0.1:${port} ends the connection at once. Is that PostgreSQL, and does it let this machine in?`,
    )
  } finally {
    server.close()
  }
})

test('so do an unknown database and an unknown role', async () => {
  const database = await refusalOf(address({ pathname: '/no_such_database' }))
  expect(database).toBe(
    'DATABASE_URL does not work: there is no database "no_such_database". Make it: createdb --owner=' +
      `${new URL(inject('postgres').serverUrl).username} no_such_database`,
  )
  const role = await refusalOf(address({ username: 'no_such_role' }))
  expect(role).toMatch(
    /^DATABASE_URL does not work: PostgreSQL lets "no_such_role" not in: role "no_such_role" does not/,
  )
})

test('so does a wrong password', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'reach-'))
  const server = await startEmbeddedPostgres({ dataDir, log: quietLog })
  try {
    const rules = join(dataDir, 'postgres', 'pg_hba.conf')
    await writeFile(rules, `local all grace scram-sha-256\n${await readFile(rules, 'utf8')}`)
    await onServer(server.connectionString, (client) =>
      client.query("create role grace login password 'p@ss'; select pg_reload_conf()"),
    )
    const asGrace = (password: string) =>
      refusalOf(Object.assign(new URL(server.connectionString), { username: 'grace', password }).href)
    // Until the server has read its rules anew, everybody is let in.
    await vi.waitFor(async () => expect(await asGrace('hunter2')).not.toBe('reached'), { timeout: 10_000 })
    expect(await asGrace('hunter2')).toBe(
      'DATABASE_URL does not work: the password of "grace" is wrong. Letters such as @ / # % are percent-encoded in it.',
    )
    expect(await asGrace('p@ss')).toBe('reached')
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
