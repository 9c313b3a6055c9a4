import { existsSync, readFileSync } from 'node:fs'
import { refusalOf } from './node-versions.mjs'
import { mustRun, root } from './run.mjs'

/** Ends with a plain sentence where the academy cannot run, before anything fails in a stranger way. */
export function checkNode() {
  // The storage's client says the same in eight lines, at every start and command; `npm start` has a sentence of its own.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const refusal = refusalOf(process.versions.node)
  if (!refusal) return
  console.error(refusal)
  process.exit(1)
}

/** Installs what the lockfile names when it is not there. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing what package-lock.json names …')
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  await mustRun([...command, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
}

/** npm leaves a list of what it put into node_modules when it is done: compare it with the lockfile. */
function isInstalled() {
  const done = `${root}/node_modules/.package-lock.json`
  if (!existsSync(done)) return false
  const wanted = packagesOf(`${root}/package-lock.json`)
  const installed = packagesOf(done)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    return found ? found.version === version : optional === true
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
