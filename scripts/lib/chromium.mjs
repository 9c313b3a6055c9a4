import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The same engine without the windows, the profile and the extensions of a whole browser: a journey costs three fifths. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser that e2e, gallery and axe drive: `CHROMIUM`, Debian's headless shell, or a whole one; installed when missing. */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const found =
    onPath(SHELL) ??
    (await installed(SHELL)) ??
    WHOLE.map(onPath).find(Boolean) ??
    (await installed('chromium'))
  if (found) return found
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.')
}

/** Not every distribution has every package, and not every machine a line: then there is none, soon. */
async function installed(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} from the distribution …`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdin: 'ignore' }
  const apt = ['apt-get', '-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  await run([...apt, 'update'], options)
  await run([...apt, 'install', '-y', '--no-install-recommends', '--no-remove', name], options)
  return onPath(name)
}

function onPath(name) {
  const { status, stdout } = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
