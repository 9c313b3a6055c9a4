import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const STAMP = '.built-from'
const NOT_SOURCES = /(^|\/)(node_modules|dist[^/]*|testing|bench|drill)$|\.test\.tsx?$/

/** One word for the state of these files and folders: names, sizes and times, so that asking costs milliseconds. */
export function stateOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, join(root, path))
  return hash.digest('hex')
}

export function isBuilt(folder, state) {
  const stamp = join(root, folder, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state
}

/** Puts a finished build in the old one's place in one step, so that nobody ever sees half of one. */
export function putInPlace(draft, folder, state) {
  const goal = join(root, folder)
  const old = `${goal}.old-${process.pid}`
  writeFileSync(join(draft, STAMP), state)
  if (existsSync(goal)) renameSync(goal, old)
  renameSync(draft, goal)
  rmSync(old, { recursive: true, force: true })
}

function addTo(hash, path) {
  if (NOT_SOURCES.test(path)) return
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (found.isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
  } else {
    hash.update(`${relative(root, path)}\0${found.size}\0${found.mtimeMs}\0`)
  }
}
