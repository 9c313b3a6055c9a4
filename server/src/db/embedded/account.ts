import { statSync } from 'node:fs'
import { userInfo } from 'node:os'

export const PROGRAM_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** The operating system's account that PostgreSQL runs under; absent: our own. */
export interface Account {
  uid: number
  gid: number
}

/** nobody and nogroup: PostgreSQL refuses to run as root. */
const NOBODY: Account = { uid: 65534, gid: 65534 }

/**
 * Root hands the database to the owner of an existing cluster, so that a folder made without root stays usable
 * without it, and to nobody otherwise.
 */
export function accountFor(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    assertKnownUser()
    return undefined
  }
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

export function unknownUserMessage(uid: number | undefined): string {
  return (
    `The built-in PostgreSQL needs a user that this system knows, and user id ${uid} is not in /etc/passwd. ` +
    'Add it there, run the academy as another user, or set DATABASE_URL to a PostgreSQL server of your own.'
  )
}

function assertKnownUser(): void {
  try {
    userInfo()
  } catch {
    throw new Error(unknownUserMessage(process.getuid?.()))
  }
}
