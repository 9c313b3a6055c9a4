// No address is declared twice in the contract: names of parameters aside, the server could serve only one of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './lib/run.mjs'

const DECLARATION = /endpoint\(\s*'((?:GET|POST|PUT|PATCH|DELETE) [^']+)'/g

const where = new Map()
for (const file of filesIn(`${root}/contract/src`)) {
  for (const [, address] of readFileSync(file, 'utf8').matchAll(DECLARATION)) {
    const shape = address.replace(/\{[^}]*\}|:\w+/g, '{}')
    where.set(shape, [...(where.get(shape) ?? []), `${address} in ${relative(root, file)}`])
  }
}
const twice = [...where.values()].filter((places) => places.length > 1)
for (const places of twice) console.log(`declared more than once: ${places.join(', ')}`)
if (where.size === 0)
  console.log('no endpoint was found in contract/src: this check looks in the wrong place')
console.log(`${where.size} addresses`)
process.exit(twice.length > 0 || where.size === 0 ? 1 : 0)

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
