import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, accountFor, PROGRAM_ENV, unknownUserMessage } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'

/** A folder of database files, and with what and as whom it is served. */
export interface Cluster {
  dir: string
  /** Carried on the command line of every process of this cluster; follows the folder when it is moved. */
  name: string
  account: Account | undefined
  binaries: Binaries
}

export const SUPERUSER = 'academy'
const DRAFT_PREFIX = 'postgres.new-'

const folderIn = (dataDir: string) => join(dataDir, 'postgres')
const isMade = (dir: string) => existsSync(join(dir, 'PG_VERSION'))

/** Whether a data folder has its cluster already. */
export const hasCluster = (dataDir: string): boolean => isMade(folderIn(dataDir))

/** Opens the cluster of a data folder, making it when it is not there yet. The caller holds the folder. */
export function openCluster(dataDir: string): Cluster {
  const dir = folderIn(dataDir)
  const account = accountFor(dir)
  const binaries = findBinaries(dataDir, account)
  if (!isMade(dir)) makeCluster(dataDir, dir, account, binaries)
  const { dev, ino, uid } = statSync(dir)
  assertOurs(dir, uid, account)
  assertVersion(dir, binaries)
  return { dir, name: `academy-${dev.toString(36)}-${ino.toString(36)}`, account, binaries }
}

/**
 * The `-D` of a program whose working folder is the cluster. As another account the name of the folder may lead
 * through folders it cannot enter; its own working folder is always open to it.
 */
export function dataArgument(dir: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : dir
}

/** Makes the files beside the goal and renames them, so that a power cut leaves no half-made cluster. */
function makeCluster(dataDir: string, dir: string, account: Account | undefined, { initdb }: Binaries): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT_PREFIX)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const draft = mkdtempSync(join(dataDir, DRAFT_PREFIX))
  if (account) chownSync(draft, account.uid, account.gid)
  const options = ['-U', SUPERUSER, '--locale=C', '-E', 'UTF8', '--auth-local=trust', '--auth-host=reject']
  const made = spawnSync(initdb, ['-D', dataArgument(draft, account), ...options, '--no-instructions'], {
    ...account,
    cwd: draft,
    env: PROGRAM_ENV,
    encoding: 'utf8',
  })
  if (made.status === 0) {
    renameSync(draft, dir)
    return
  }
  rmSync(draft, { recursive: true, force: true })
  if (made.stderr?.includes('could not look up effective user ID')) {
    throw new Error(unknownUserMessage(account?.uid ?? process.getuid?.()))
  }
  throw new Error(`The database could not be made in ${dir}: ${made.error?.message ?? made.stderr.trim()}`)
}

function assertOurs(dir: string, owner: number, account: Account | undefined): void {
  const uid = account?.uid ?? process.getuid?.()
  if (uid === undefined || owner === uid) return
  throw new Error(
    `The database in ${dir} belongs to user id ${owner}, and the academy runs as user id ${uid}. ` +
      'Start it as the user who owns the folder, or give it another DATA_DIR.',
  )
}

function assertVersion(dir: string, { version: ours }: Binaries): void {
  const made = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  if (made === ours) return
  throw new Error(
    `The database in ${dir} was made by PostgreSQL ${made}; this academy brings PostgreSQL ${ours}. ` +
      'Back it up with the version that made it and restore it here (docs/operations.md, "Upgrades").',
  )
}
