import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { SECRET } from './seed.ts'

/** The academy as it is built, and this very bundle, which is the bare server when it is told so. */
export const ACADEMY = fileURLToPath(new URL('../dist/main.js', import.meta.url))
export const COMMANDS = fileURLToPath(new URL('../dist/academy.js', import.meta.url))
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const SELF = process.argv[1] ?? ''
/** As `npm start` has them (decisions 073 and 097); the bare server, too. */
const FLAGS = ['--max-semi-space-size=4']
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' }

export interface Served {
  address: string
  child: ChildProcess
  stop(): Promise<void>
}

export async function startOurs(
  dataDir: string,
  databaseUrl: string | null,
  env: Record<string, string> = {},
): Promise<Served> {
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined
  const off = { CAPTCHA: 'none', DEMO: 'off', RATE_LIMITS: 'off', DRAIN_DELAY: '0' }
  const settings = { ...off, SECRET, DATA_DIR: dataDir }
  return start([ACADEMY], { ...settings, ...database, ...env })
}

/** What `npm start` runs, by the given Node. */
export function startAcademy(dataDir: string, node: string): Promise<Served> {
  const settings = { CAPTCHA: 'none', DATA_DIR: dataDir, DEMO: 'on', DRAIN_DELAY: '0' }
  return start([START], settings, node)
}

export const startBare = (
  dataDir: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Served> =>
  start([SELF, '--bare'], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET, ...env })

/** Starts a server and answers as soon as it does. Its log goes nowhere, but it is written. */
async function start(
  args: string[],
  env: Record<string, string>,
  node: string = process.execPath,
): Promise<Served> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const usual = { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_URL: address, PORT: String(port) }
  const child = spawn(node, [...FLAGS, ...args], {
    env: { ...usual, ...MEMORY, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  await untilAnswered(child, `${address}/api/course/all`)
  return { address, child, stop }
}

/** @throws Error where it ends before. */
export async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${child.spawnargs.join(' ')} ended before it answered`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
