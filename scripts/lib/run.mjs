import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever folder a command was typed in. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A program of the installed packages, run by this very Node. */
export const bin = (packagePath) => [process.execPath, `${root}/node_modules/${packagePath}`]

/** Runs a program in this terminal, or with its output in an open file, and answers its exit code. `copy` takes what is shown as well. */
export function run(command, { env, cwd = root, stdin = 'inherit', output = 'inherit', copy } = {}) {
  const out = copy ? 'pipe' : output
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [stdin, out, out],
  })
  if (copy) for (const name of ['stdout', 'stderr']) copied(child[name], process[name], copy)
  const forward = (signal) => child.kill(signal)
  process.on('SIGTERM', forward)
  process.on('SIGINT', ignore) // the terminal gives Ctrl-C to the program itself
  return ended(child).finally(() => {
    process.off('SIGTERM', forward)
    process.off('SIGINT', ignore)
  })
}

/** Runs a program silently; its output is for whoever reports it. */
export function capture(command, { env, cwd = root } = {}) {
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return ended(child).then((code) => ({ code, output }))
}

/** Ends this process with a failed step's exit code. */
export async function mustRun(command, options) {
  const code = await run(command, options)
  if (code !== 0) process.exit(code)
}

function copied(from, to, copy) {
  from.on('data', (bytes) => {
    to.write(bytes)
    copy(bytes)
  })
}

function ignore() {}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ? 1 : code))
  })
}
