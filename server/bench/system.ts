import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, which Linux counts in whatever the machine. */
const MS_A_TICK = 10
/** Places behind the name in `/proc/PID/stat`. */
const PARENT = 1
const TIMES = [11, 12, 13, 14]

/** Processor time of these processes, of all they have started and of what has ended of that; 0 where the system does not tell. */
export function cpuMsOf(pids: readonly number[]): number {
  const ticks = familyOf(pids).flatMap((pid) => TIMES.map((place) => Number(statusOf(pid)[place] ?? 0)))
  return ticks.reduce((sum, part) => sum + part, 0) * MS_A_TICK
}

/** Proportional set size of these processes and all they have started; null where the system does not tell. */
export function megabytesOf(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  const kilobytes = familyOf(pids).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

/** What these have started, and what that has. */
export const startedBy = (pid: number): number[] => familyOf([pid]).filter((other) => other !== pid)

function familyOf(pids: readonly number[]): number[] {
  const family = new Set(pids)
  if (family.size === 0 || !existsSync('/proc')) return []
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => [Number(entry), Number(statusOf(Number(entry))[PARENT])] as const)
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  return [...family]
}

function statusOf(pid: number): string[] {
  const status = readOrNothing(`/proc/${pid}/stat`)
  return status.slice(status.lastIndexOf(')') + 2).split(' ')
}

/** A process may end while we look. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
