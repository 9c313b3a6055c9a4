import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quiet } from '../bench/quiet.ts'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { freePort } from '../src/testing/ports.ts'
import { type Run, runProgram } from '../src/testing/programs.ts'
import { startBalancer } from './balancer.ts'
import { seedSchool } from './school.ts'
import { lostAndDoubled, startWriters } from './writers.ts'

const STUDENTS_A_CYCLE = 100
/** The default: the balancer looks up to twenty times a second, on a busy machine seldomer. */
const DRAIN_DELAY = '2'

export interface DrainResult {
  cycles: number
  acknowledged: number
  refused: number
  strange: string[]
  cut: string[]
  /** Nodes that did not end with 0. */
  unclean: number
  lost: number
  doubled: number
}

/** Restarts two nodes behind a balancer one after the other under load, again and again: nobody notices. */
export async function drillDrains(program: string, cycles: number): Promise<DrainResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-drill-drain-'))
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  const school = await seedSchool(database.connectionString, cycles * STUDENTS_A_CYCLE)
  const balancer = await startBalancer()
  const done = { lectures: new Set<string>(), handedIn: new Set<string>() }

  async function startNode(): Promise<{ run: Run; address: string }> {
    const port = String(await freePort())
    const run = runProgram(program, [], {
      ...{ DATA_DIR: dataDir, DATABASE_URL: database.connectionString, PORT: port, DRAIN_DELAY },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SECRET: 'known to both nodes and to nobody else' },
    })
    await run.says(/is open at/)
    return { run, address: `http://127.0.0.1:${port}` }
  }

  const nodes = [await startNode(), await startNode()]
  for (const { address } of nodes) balancer.add(address)
  let unclean = 0
  const writers = startWriters(school, done, () => balancer.address)
  try {
    const restarts = cycles * nodes.length
    let upcoming = startNode()
    for (let restart = 1; restart <= restarts; restart += 1) {
      const next = await upcoming
      if (restart < restarts) upcoming = startNode()
      balancer.add(next.address)
      nodes.push(next)
      const [former] = nodes.splice(0, 1)
      former?.run.child.kill('SIGTERM')
      if ((await former?.run.ended) !== 0) unclean += 1
      balancer.remove(former?.address ?? '')
    }
    await writers.stop()
    const counts = await lostAndDoubled(database.connectionString, done)
    const { acknowledged, refused, strange, cut } = writers.seen
    return { cycles, acknowledged, refused, strange, cut: [...cut, ...balancer.faults], unclean, ...counts }
  } finally {
    await writers.stop()
    await balancer.close()
    for (const { run } of nodes) run.child.kill('SIGTERM')
    await Promise.all(nodes.map(({ run }) => run.ended))
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
