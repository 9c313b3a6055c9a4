import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quiet } from '../bench/quiet.ts'
import { connectOrStartPostgres, startEmbeddedPostgres } from '../src/db/launcher.ts'
import { postmasterPid } from '../src/testing/launcher-runs.ts'
import { freePort } from '../src/testing/ports.ts'
import { type Run, runProgram } from '../src/testing/programs.ts'
import { seedSchool } from './school.ts'
import { lostAndDoubled, startWriters } from './writers.ts'

const VICTIMS = ['node', 'database', 'both'] as const
const WRITES_BEFORE = 40
const WRITES_AFTER = 15
const STUDENTS_A_CYCLE = 15
const LOOK_EVERY_MS = 5

export interface CrashResult {
  cycles: number
  acknowledged: number
  lost: number
  doubled: number
  /** From each kill until `/readyz` agreed again. */
  awaySeconds: { victim: string; seconds: number }[]
}

/** Kills the academy, its database, or both under load, again and again, and counts what became of the writes. */
export async function drillCrashes(program: string, cycles: number): Promise<CrashResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-drill-crash-'))
  const own = await startEmbeddedPostgres({ dataDir, log: quiet })
  const school = await seedSchool(own.connectionString, cycles * STUDENTS_A_CYCLE).finally(own.stop)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const done = { lectures: new Set<string>(), handedIn: new Set<string>() }
  let academy: Run = runProgram(program, [], env)
  try {
    await academy.says(/is open at/)
    let acknowledged = 0
    const awaySeconds: CrashResult['awaySeconds'] = []
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const victim = VICTIMS[cycle % VICTIMS.length] ?? 'node'
      const writers = startWriters(school, done, () => address)
      await writers.acknowledge(WRITES_BEFORE)
      const killedAt = performance.now()
      const database = postmasterPid(dataDir)
      if (victim !== 'node') process.kill(database, 'SIGKILL')
      if (victim !== 'database') {
        academy.child.kill('SIGKILL')
        await academy.ended
        academy = runProgram(program, [], env)
      }
      await untilReady(address, () => victim === 'node' || isAnother(dataDir, database))
      awaySeconds.push({ victim, seconds: (performance.now() - killedAt) / 1000 })
      await writers.acknowledge(WRITES_AFTER)
      await writers.stop()
      acknowledged += writers.seen.acknowledged
    }
    const beside = await connectOrStartPostgres({ dataDir, log: quiet })
    const counts = await lostAndDoubled(beside.connectionString, done).finally(beside.stop)
    return { cycles, acknowledged, ...counts, awaySeconds }
  } finally {
    academy.child.kill('SIGTERM')
    await academy.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function isAnother(dataDir: string, former: number): boolean {
  try {
    return postmasterPid(dataDir) !== former
  } catch {
    return false // not started again yet
  }
}

async function untilReady(address: string, isBack: () => boolean): Promise<void> {
  for (;;) {
    const answer = isBack() ? await fetch(`${address}/readyz`).catch(() => null) : null
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await wait(LOOK_EVERY_MS)
  }
}
