import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { build } from 'rolldown'

export const isRoot = process.getuid?.() === 0

export interface LauncherRun {
  child: ChildProcess
  connectionString: string
  refusal: string
}

/** The launcher as one file that runs anywhere, so that a test can kill its process and move it about. */
export async function bundleLauncher(folder: string): Promise<string> {
  const file = join(folder, 'launcher-process.mjs')
  const input = fileURLToPath(new URL('./launcher-process.ts', import.meta.url))
  const external = [/^node:/, 'pg-native']
  await build({ input, platform: 'node', external, output: { file, format: 'esm' }, logLevel: 'silent' })
  return file
}

/** Runs the bundled launcher and answers when it is up or has refused. */
export async function runLauncher(
  file: string,
  what: 'academy' | 'command',
  dataDir: string,
  options: { uid?: number; gid?: number } = {},
): Promise<LauncherRun> {
  const child = spawn(process.execPath, [file, what, dataDir], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  return { child, connectionString: '', refusal: '', ...(JSON.parse(line) as object) }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {}) // the server is killed under it on purpose
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Copies of one fresh cluster, because making each anew takes seconds. */
export function folderMaker(place: string) {
  const made: string[] = []
  return {
    copyOf(dataDir: string, under = place): string {
      const copy = mkdtempSync(join(under, 'data-'))
      execFileSync('cp', ['-a', join(dataDir, 'postgres'), copy])
      made.push(copy)
      return copy
    },
    removeAll() {
      for (const folder of made) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'academy-launcher-'))
}
