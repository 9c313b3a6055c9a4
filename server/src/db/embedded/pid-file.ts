import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL writes about itself while it works in a folder. */
export interface PidFile {
  pid: number
  status: string
}

const STATUS_LINE = 7

export function readPidFile(dir: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[STATUS_LINE]?.trim() ?? '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Only when no process works in the folder: two servers on the same files destroy them. */
export function removePidFile(dir: string): void {
  rmSync(join(dir, 'postmaster.pid'), { force: true })
}
