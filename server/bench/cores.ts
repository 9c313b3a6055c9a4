import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GROUPS = '/sys/fs/cgroup'
const PERIOD_US = 10_000

/** Gives each of these processes so much of one core, and no more.
 * @returns what takes it away again, once they have ended; null where the system has no groups, or not for us */
export function withCoresEach(pids: readonly number[], cores: number): (() => void) | null {
  const quotaUs = Math.round(cores * PERIOD_US)
  const isOld = existsSync(`${GROUPS}/cpu/cpu.cfs_quota_us`)
  const folderOf = (pid: number) => join(GROUPS, isOld ? 'cpu' : '', `academy-bench-${pid}`)
  try {
    if (!isOld) writeFileSync(`${GROUPS}/cgroup.subtree_control`, '+cpu')
    for (const pid of pids) {
      const folder = folderOf(pid)
      mkdirSync(folder)
      if (isOld) {
        writeFileSync(`${folder}/cpu.cfs_period_us`, `${PERIOD_US}`)
        writeFileSync(`${folder}/cpu.cfs_quota_us`, `${quotaUs}`)
      } else writeFileSync(`${folder}/cpu.max`, `${quotaUs} ${PERIOD_US}`)
      writeFileSync(`${folder}/cgroup.procs`, `${pid}`)
    }
  } catch {
    return null
  }
  return () => {
    for (const pid of pids) if (isEmpty(folderOf(pid))) rmdirSync(folderOf(pid))
  }
}

const isEmpty = (folder: string): boolean =>
  existsSync(folder) && readFileSync(`${folder}/cgroup.procs`, 'utf8') === ''
