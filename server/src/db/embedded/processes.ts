import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** True while the process lives; a zombie, which still answers to signals, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return process.platform !== 'linux' || stateOf(pid) !== 'Z'
}

/** A process that ended meanwhile needs no signal. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Every living PostgreSQL process whose command line carries this cluster's name. */
export function processesNamed(clusterName: string): number[] {
  return commandLines()
    .filter(({ command }) => command.includes(clusterName) && command.includes('postgres'))
    .map(({ pid }) => pid)
}

/**
 * Whether the process of a `postmaster.pid` works in that folder. A number can be given again to a stranger after
 * a restart of the machine, so the number alone proves nothing; what cannot be seen counts as working there.
 */
export function worksIn(pid: number, folder: string, clusterName: string): boolean {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  if (command.includes(clusterName)) return true
  if (!command.includes('postgres') || /cluster_name=academy-|postgres: academy-/.test(command)) return false
  return (folderOf(pid) ?? folder) === folder
}

function stateOf(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // another user's process, or a system without /proc
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
}

function commandLines(): { pid: number; command: string }[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return pids.filter((pid) => pid !== process.pid).map((pid) => ({ pid, command: commandOf(pid) }))
  }
  const listing = spawnSync('ps', ['-axo', 'pid=,stat=,command='], { encoding: 'utf8' }).stdout ?? ''
  return listing.split('\n').flatMap((line) => {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid && command && !state?.startsWith('Z') ? [{ pid: Number(pid), command }] : []
  })
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the process ended while we looked
  }
}
