import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { type Served, startBare, startOurs } from './processes.ts'
import { quiet } from './quiet.ts'

/** One of the two that are compared, and the processes whose work is its own while it is asked: itself and the database. */
export interface Side {
  address: string
  pids: readonly number[]
}
export type Sides = Record<'ours' | 'bare', Side>

export interface Stand extends Sides {
  dataDir: string
  databaseUrl: string
  /** Another one of ours, or ours with other settings, beside them. */
  start(env: Record<string, string>): Promise<Served & Side>
  startBare(env: Record<string, string>): Promise<Served & Side>
  /** Ends what was compared, for what is measured alone. */
  stopSides(): Promise<void>
}

/** For six processes with twelve each, and their own. */
const CONNECTIONS = { max_connections: '100' }

/** An academy and a bare server on one database, in a folder that goes with them. */
export async function onStand<Seeded, Found>(
  seed: (databaseUrl: string, dataDir: string) => Promise<Seeded>,
  measure: (stand: Stand, seeded: Seeded) => Promise<Found>,
  bareEnv: (ours: string) => Record<string, string> = () => ({}),
): Promise<Found> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, settings: CONNECTIONS })
  const running: Served[] = []
  const databaseUrl = server.connectionString
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const begin = async (starting: Promise<Served>) => {
    const served = await starting
    running.push(served)
    return { ...served, pids: [served.child.pid ?? 0, postmaster] }
  }
  const stopSides = async () => {
    for (const { stop } of running.splice(0)) await stop()
  }
  try {
    const seeded = await seed(databaseUrl, dataDir)
    const ours = await begin(startOurs(dataDir, databaseUrl))
    const bare = await begin(startBare(dataDir, databaseUrl, bareEnv(ours.address)))
    const start = (env: Record<string, string>) => begin(startOurs(dataDir, databaseUrl, env))
    const startAlike = (env: Record<string, string>) => begin(startBare(dataDir, databaseUrl, env))
    const stand = { dataDir, databaseUrl, ours, bare, start, startBare: startAlike, stopSides }
    return await measure(stand, seeded)
  } finally {
    await stopSides()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
