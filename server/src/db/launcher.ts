import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDataDir } from '../data-dir.ts'
import { openCluster } from './embedded/cluster.ts'
import { reachDatabase } from './embedded/connection.ts'
import { type Hold, type Holder, holderOf, takeHold } from './embedded/hold.ts'
import type { Settings } from './embedded/settings.ts'
import { type Shortcut, shortcutTo } from './embedded/shortcut.ts'
import { supervise } from './embedded/supervisor.ts'
import type { Log } from './log.ts'

export interface EmbeddedPostgres {
  connectionString: string
  /** Stops the server in order, or merely leaves it when somebody else runs it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** PostgreSQL settings on top of ours: more connections for several workers, and what tests need. */
  settings?: Settings
  /** Called when PostgreSQL's own process runs; not where one that already ran is taken over. */
  onSpawned?: () => void
}

const COMMAND_PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 200

/** Runs PostgreSQL on `DATA_DIR/postgres` for this process, recovering whatever an earlier one left behind. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const shortcut = shortcutTo(openDataDir(options.dataDir))
  try {
    const hold = await holdPatiently(shortcut, 'academy', options)
    return await runCluster(shortcut, hold, options)
  } catch (error) {
    shortcut.remove()
    throw error
  }
}

/** For the operator's commands: the running academy's database, or a server of our own while the academy is stopped. */
export async function connectOrStartPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const shortcut = shortcutTo(openDataDir(options.dataDir))
  try {
    const holder = await holderOf(shortcut.path)
    if (holder?.what !== 'academy') {
      const hold = await holdPatiently(shortcut, 'command', options)
      return await runCluster(shortcut, hold, options)
    }
    const connectionString = await reachDatabase(`${shortcut.path}/postgres`)
    return { connectionString, stop: async () => shortcut.remove() }
  } catch (error) {
    shortcut.remove()
    throw error
  }
}

/** A command lasts only so long, and is waited for; a second academy is refused at once. */
async function holdPatiently(
  shortcut: Shortcut,
  what: Holder['what'],
  options: EmbeddedOptions,
): Promise<Hold> {
  const deadline = Date.now() + COMMAND_PATIENCE_MS
  let told = false
  for (;;) {
    const result = await takeHold(shortcut.path, what)
    if ('release' in result) return result
    if (result.what === 'academy' || Date.now() > deadline)
      throw new Error(heldMessage(result, options.dataDir))
    if (!told) options.log.info({ pid: result.pid }, 'waiting for a command that works on the data folder')
    told = true
    await sleep(LOOK_EVERY_MS)
  }
}

function heldMessage({ what, pid }: Holder, dataDir: string): string {
  const who = what === 'academy' ? 'Another academy' : 'A command of the academy'
  return (
    `${who}${pid ? ` (process ${pid})` : ''} already works on ${realpathSync(dataDir)}. ` +
    'Stop it first, or give this one a DATA_DIR of its own.'
  )
}

async function runCluster(
  shortcut: Shortcut,
  hold: Hold,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  try {
    const cluster = openCluster(realpathSync(options.dataDir))
    const server = await supervise(cluster, options.settings ?? {}, options.log, options.onSpawned)
    const stop = async () => {
      await server.stop()
      await hold.release()
      shortcut.remove()
    }
    try {
      return { connectionString: await reachDatabase(`${shortcut.path}/postgres`), stop }
    } catch (error) {
      await server.stop()
      throw error
    }
  } catch (error) {
    await hold.release()
    throw error
  }
}
