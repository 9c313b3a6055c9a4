import { existsSync, readFileSync } from 'node:fs'
import { mustRun, root } from './run.mjs'

const OLDEST_NODE = [20, 19]

/** Ends with a plain sentence where the academy cannot run, before anything fails in a stranger way. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(`The academy needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
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
