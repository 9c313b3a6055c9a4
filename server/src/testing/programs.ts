import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { staleParts } from '../../../scripts/build.mjs'
import { copyServerFiles, serverBundle } from '../../../scripts/lib/server-bundle.mjs'

const server = fileURLToPath(new URL('../..', import.meta.url))
/** Here a program finds its packages, and no web beside it: to read and to draw that is two fifths of a start. */
const WITHOUT_WEB = `${server}node_modules/.cache`

export interface Programs {
  academy: string
  commands: string
  remove(): void
}

/** The academy without its web, and its commands, as an operator runs them: those that stand there, where they were built since the server
 * changed. */
export async function buildPrograms(): Promise<Programs> {
  mkdirSync(WITHOUT_WEB, { recursive: true })
  const folder = mkdtempSync(`${WITHOUT_WEB}/programs-`)
  if (staleParts().some(({ name }) => name === 'server')) {
    await build({ ...serverBundle(folder), logLevel: 'silent' })
    copyServerFiles(folder)
  } else cpSync(`${server}/dist`, folder, { recursive: true, filter: isWhole })
  return {
    academy: `${folder}/main.js`,
    commands: `${folder}/academy.js`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What an academy that has just started is still writing has its process's number behind it. */
const isWhole = (file: string) => !/\.bin\.\d+$/.test(file)

export interface Run {
  child: ChildProcess
  /** Everything it has printed so far, log included. */
  text(): string
  /** Resolves when the printed text holds `sign`, and rejects when the program ends without it. */
  says(sign: RegExp): Promise<RegExpMatchArray>
  ended: Promise<number | null>
}

/** Starts a program with these settings and nothing else of this process's environment.
 * @param maxFileBlocks no file that it writes grows beyond so many blocks (512 bytes or 1 kB, as `sh` counts): the next write fails, as on a full
 * disk */
export function runProgram(
  file: string,
  args: string[],
  env: Record<string, string>,
  { maxFileBlocks }: { maxFileBlocks?: number } = {},
): Run {
  const limits = maxFileBlocks ? ['sh', '-c', `ulimit -f ${maxFileBlocks} && exec "$@"`, 'sh'] : []
  const [command, ...words] = [...limits, process.execPath, file, ...args] as [string, ...string[]]
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, DEMO: 'off', CAPTCHA: 'none', DRAIN_DELAY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      child.emit('printed')
    })
  }
  const ended = once(child, 'close').then(([code]) => {
    child.emit('printed')
    return code as number | null
  })
  const says = async (sign: RegExp) => {
    for (;;) {
      const found = printed.match(sign)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`it ended without ${sign}:\n${printed}`)
      await once(child, 'printed')
    }
  }
  return { child, text: () => printed, says, ended }
}

/** Runs a program to its end. */
export async function finish(run: Run): Promise<{ code: number | null; text: string }> {
  const code = await run.ended
  return { code, text: run.text() }
}
