import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './load.ts'
import { COMMANDS, startOurs } from './processes.ts'

const STARTS = 3
/** Until the thread that draws has ended. */
const SETTLE_MS = 30_000
const CURRICULA = fileURLToPath(new URL('../../../shared/data/courses.json', import.meta.url))

/** An academy with its own database, on a folder that has been used before: seconds to its first answer, and MB at rest. */
export async function measureRest(): Promise<{ startSeconds: number; idleMegabytes: number | null }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-rest-'))
  try {
    await (await startOurs(dataDir, null)).stop()
    const seconds: number[] = []
    let idleMegabytes: number | null = null
    for (let run = 0; run < STARTS; run++) {
      const started = performance.now()
      const academy = await startOurs(dataDir, null)
      seconds.push((performance.now() - started) / 1000)
      if (run === STARTS - 1) {
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
        idleMegabytes = megabytesOf(academy.child.pid ?? 0)
      }
      await academy.stop()
    }
    return { startSeconds: median(seconds), idleMegabytes }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Proportional set size of a process and everything it started; null where the system does not tell. */
function megabytesOf(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return null
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = readOrNothing(`/proc/${name}/stat`)
    parents.set(Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const family = new Set([pid])
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  const kilobytes = [...family].map((member) =>
    Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${member}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

/** A process may end while we look. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Seconds to import the eight curricula into a fresh academy that is stopped; null when they are not here. */
export async function measureImport(): Promise<number | null> {
  if (!existsSync(CURRICULA)) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-import-'))
  try {
    await runCommand(dataDir, ['migrate'])
    const started = performance.now()
    await runCommand(dataDir, ['import', CURRICULA])
    return (performance.now() - started) / 1000
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function runCommand(dataDir: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [COMMANDS, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`academy ${args[0]} ended with ${code}`)
}
