import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { confined } from './confined.ts'

/** Nothing listens on the discard port: pictures a presentation links to are not fetched. */
const NO_NETWORK = 'http://127.0.0.1:9'

/** Turns `lecture.pptx` in the folder into `lecture.pdf`, in a profile of its own that dies with the folder. */
export async function convertToPdf(programPath: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const profile = join(folder, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), PROFILE)
  const flags = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo']
  const [program, ...rest] = await confined([
    programPath,
    ...flags,
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    ...['--convert-to', 'pdf', '--outdir', folder, join(folder, 'lecture.pptx')],
  ])
  const child = spawn(program as string, rest, {
    cwd: folder,
    // A group of its own, since the program is a wrapper around the one that works.
    detached: process.platform !== 'win32',
    stdio: 'ignore',
    // The academy's own environment holds secrets, so nothing of it is passed on.
    env: {
      PATH: `${dirname(programPath)}:/usr/bin:/bin`,
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      http_proxy: NO_NETWORK,
      https_proxy: NO_NETWORK,
    },
  })
  await whenEnded(child, signal)
}

async function whenEnded(child: ChildProcess, signal: AbortSignal): Promise<void> {
  const kill = () => killGroup(child)
  signal.addEventListener('abort', kill, { once: true })
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', () => (signal.aborted ? reject(signal.reason) : resolve()))
    })
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill('SIGKILL')
    return
  }
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    // Already gone between the signal and here.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const item = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.Office.Common/Security/${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** No macros, no active content, no links out of the document. */
const PROFILE = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">',
  item('Scripting', 'MacroSecurityLevel', '3'),
  item('Scripting', 'DisableMacrosExecution', 'true'),
  item('Scripting', 'DisableActiveContent', 'true'),
  item('Scripting', 'BlockUntrustedRefererLinks', 'true'),
  '</oor:items>',
].join('\n')
