import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'

const MEBIBYTE = 1024 * 1024
const PRLIMIT = '/usr/bin/prlimit'
const UNSHARE = '/usr/bin/unshare'
/** Room enough to draw any lecture; a file that unpacks to more ends the program and not its host. */
const LIMITS = [`--as=${4096 * MEBIBYTE}`, `--fsize=${512 * MEBIBYTE}`, '--cpu=300', '--core=0']
/** A network of its own, in which there is nobody. */
const ALONE = ['--user', '--map-current-user', '--net']

/** The command with bounds on memory, files and time and without a network, as far as the host has the means: util-linux, and
 * user namespaces, which some hosts and containers switch off. */
export async function confined(command: string[]): Promise<string[]> {
  if (process.platform !== 'linux') return command
  const limited = (await isThere(PRLIMIT)) ? [PRLIMIT, ...LIMITS, ...command] : command
  return (await mayBeAlone()) ? [UNSHARE, ...ALONE, ...limited] : limited
}

const isThere = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Asked once: a host does not change its mind. */
let alone: Promise<boolean> | null = null
function mayBeAlone(): Promise<boolean> {
  alone ??= new Promise((resolve) => {
    const trial = spawn(UNSHARE, [...ALONE, '/bin/true'], { stdio: 'ignore', env: {} })
    trial.once('error', () => resolve(false))
    trial.once('close', (code) => resolve(code === 0))
  })
  return alone
}
