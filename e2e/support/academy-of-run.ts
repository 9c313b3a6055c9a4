import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOAuthProvider } from '../../server/src/testing/oauth-provider.ts'

const MAIN = join(import.meta.dirname, '../../server/dist/main.js')
const READY_WITHIN_MS = 240_000

/** Starts the built academy as an operator would, with the demo people in it and a stand-in for Google and GitHub. */
export default async function startAcademy(): Promise<() => Promise<void>> {
  const client = { clientId: 'stand-in', clientSecret: 'stand-in-secret' }
  const provider = await startOAuthProvider(client)
  const academy = await openAcademy({
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    GOOGLE_OAUTH_URL: provider.url('google'),
    GITHUB_CLIENT_ID: client.clientId,
    GITHUB_CLIENT_SECRET: client.clientSecret,
    GITHUB_OAUTH_URL: provider.url('github'),
  })
  process.env.ACADEMY_URL = academy.baseUrl
  process.env.ACADEMY_DATA = academy.dataDir
  process.env.ACADEMY_OUTBOX = join(academy.dataDir, 'outbox')
  return async () => {
    await academy.close()
    await provider.close()
  }
}

/** One with the demo people and some settings of its own. */
export async function openAcademy(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-e2e-'))
  const port = await freePort()
  const academy = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      DRAIN_DELAY: '0',
      ...settings,
    },
  })
  await untilOpen(academy)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    dataDir,
    close: async () => {
      academy.kill('SIGTERM')
      await once(academy, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The start prints its address when everything stands. */
async function untilOpen(academy: ChildProcess): Promise<void> {
  const ended = once(academy, 'exit').then(([code]) => {
    throw new Error(`the academy ended with ${code} before it was open`)
  })
  let printed = ''
  const opened = new Promise<void>((resolve) => {
    academy.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
      if (printed.includes(' is open at ')) resolve()
    })
  })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the academy was not open in time')), READY_WITHIN_MS).unref()
  })
  await Promise.race([opened, ended, late])
  ended.catch(() => undefined)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
