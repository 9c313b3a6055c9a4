import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser that e2e, gallery and axe drive: `CHROMIUM`, one on the path, or Debian's own, installed when missing. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the distribution …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(['apt-get', 'update', '-qq'], { env, stdin: 'ignore' })
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdin: 'ignore',
    })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.')
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}
