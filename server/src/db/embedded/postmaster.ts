import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { PROGRAM_ENV } from './account.ts'
import { type Cluster, dataArgument } from './cluster.ts'
import { readPidFile } from './pid-file.ts'
import { isAlive, sendSignal } from './processes.ts'
import { type Settings, settingArguments } from './settings.ts'

/** A running PostgreSQL server. */
export interface Postmaster {
  pid: number
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
}

const READY_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 10
const ADOPTED_LOOK_EVERY_MS = 250
const LINES_KEPT = 20
const STOP_STEPS = [
  { signal: 'SIGINT', withinMs: 30_000 }, // "fast": ends connections, writes a checkpoint
  { signal: 'SIGQUIT', withinMs: 5_000 }, // "immediate": recovers at the next start
  { signal: 'SIGKILL', withinMs: 5_000 },
] as const

/** Starts PostgreSQL and resolves when it takes connections; its last words are in the error when it does not.
 * @param onSpawned its process runs */
export async function spawnPostmaster(
  cluster: Cluster,
  settings: Settings,
  log: Log,
  onSpawned?: () => void,
): Promise<Postmaster> {
  const { binaries, account, dir, name } = cluster
  const command = [binaries.postgres, '-D', dataArgument(dir, account), ...settingArguments(name, settings)]
  const [program = binaries.postgres, ...args] = [...dyingWithUs(), ...command]
  const child = spawn(program, args, {
    ...account,
    cwd: dir,
    env: PROGRAM_ENV,
    detached: true, // Ctrl-C in the terminal is for the academy, which drains first and stops the database last
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onSpawned?.()
  const lastLines = forwardLines(child, log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      lastLines.push(error.message)
      resolve()
    })
  })
  child.unref()
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!hasEnded && Date.now() < deadline) {
    const file = readPidFile(dir)
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file.pid, ended }
    await sleep(LOOK_EVERY_MS)
  }
  if (!hasEnded) child.kill('SIGQUIT')
  await ended
  throw new Error(`The database in ${dir} did not start:\n${lastLines.join('\n')}`)
}

/** Takes over a living server that an earlier start left behind. */
export function adoptPostmaster(pid: number): Postmaster {
  const waitForEnd = async () => {
    while (isAlive(pid)) await sleep(ADOPTED_LOOK_EVERY_MS, undefined, { ref: false })
  }
  return { pid, ended: waitForEnd() }
}

export async function stopPostmaster({ pid, ended }: Postmaster): Promise<void> {
  for (const { signal, withinMs } of STOP_STEPS) {
    if (!isAlive(pid)) return
    sendSignal(pid, signal)
    const timer = new AbortController()
    await Promise.race([ended, sleep(withinMs, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
  }
}

/** Where the system offers it, the server is told to stop the moment our process is gone, also by kill -9. */
function dyingWithUs(): string[] {
  const words = ['setpriv', '--pdeathsig', 'SIGINT', '--']
  const works = spawnSync('setpriv', [...words.slice(1), 'true'], { env: PROGRAM_ENV }).status === 0
  return works ? words : []
}

function forwardLines(child: ChildProcess, log: Log): string[] {
  const last: string[] = []
  const stderr = child.stderr!
  createInterface({ input: stderr }).on('line', (line) => {
    last.push(line)
    if (last.length > LINES_KEPT) last.shift()
    if (line.startsWith('PANIC:')) log.warn({ database: line }, 'database')
    else log.debug({ database: line }, 'database')
  })
  ;(stderr as unknown as { unref(): void }).unref()
  return last
}
