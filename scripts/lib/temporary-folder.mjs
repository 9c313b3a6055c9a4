import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ROOM = 6 * 2 ** 30

/** Gives what this process starts a folder in memory for databases and files that are thrown away, where there is room for it and `TMPDIR` does not
 * name another: half a thousand databases of a thousand files each wait for a disk a third of a run. It goes with this process. */
export function useTemporaryFolderInMemory() {
  if (process.env.TMPDIR !== undefined) return
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize < ROOM || process.availableMemory() < 2 * ROOM) return
    const folder = mkdtempSync(join(IN_MEMORY, 'academy-'))
    // Programs that a test runs as another user find their files there, too.
    chmodSync(folder, 0o755)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    process.env.TMPDIR = folder
  } catch {
    // No such place, or not ours to write to: the disk serves.
  }
}
