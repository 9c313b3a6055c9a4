import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Nobody but the academy's own user reads what it writes: screenshots of payments, certificates, letters. */
export const PRIVATE_UMASK = 0o077

const OTHERS = 0o077
const STICKY = 0o1000
/** Of older academies these were open to every user of the machine. */
const PRIVATE_FOLDERS = ['', 'media', 'outbox']

/** Makes DATA_DIR where it is not there, and closes it to the machine's other users.
 * @returns its real path
 * @throws Error naming DATA_DIR */
export function openDataDir(dataDir: string): string {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(refusalOf(dataDir, (error as NodeJS.ErrnoException).code ?? ''))
  }
  for (const name of PRIVATE_FOLDERS) keepPrivate(join(dataDir, name))
  return realpathSync(dataDir)
}

/** With the folders above it. Node's own way to do that never ends where the system says that a folder is missing which is there, as under /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** A folder that is shared by its nature, as /tmp, or is somebody else's, stays as it is. */
function keepPrivate(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return
  if ((found.mode & OTHERS) === 0 || (found.mode & STICKY) !== 0) return
  chmodSync(folder, found.mode & 0o700)
}

function refusalOf(dataDir: string, code: string): string {
  if (code === 'EACCES' || code === 'EPERM')
    return (
      `The folder ${dataDir} belongs to another user. ` +
      'Run this as the user who runs the academy, or give it a DATA_DIR of its own.'
    )
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR=${dataDir} is no folder. Name one, or a new place for one.`
  return `DATA_DIR=${dataDir} cannot be written (${code}). Name a folder on a disk that can.`
}
