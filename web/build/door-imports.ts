import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const EXPORT = /^export \{([^}]+)\} from '(\.\/[^']+)'$/gm
const EXPORT_ALL = /^export \* from '(\.\/[^']+)'$/gm
const IMPORT = /^import \{([^}]+)\} from '(\.[^']*\/index\.ts)'$/gm

type Read = (file: string) => string

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** Every name a door passes on, with the file it comes from; what the door itself holds is not among them. */
function passedOn(door: string, read: Read): Map<string, string> {
  const text = read(door)
  const found = new Map<string, string>()
  for (const [, file = ''] of text.matchAll(EXPORT_ALL))
    for (const [name, from] of passedOn(resolve(dirname(door), file), read)) found.set(name, from)
  for (const [, list = '', file = ''] of text.matchAll(EXPORT))
    for (const name of namesIn(list))
      if (!name.includes(' as ')) found.set(name, resolve(dirname(door), file))
  return found
}

/** The same imports, each from the file that holds it instead of the room's door. */
export function throughDoors(code: string, id: string, read: Read): string {
  return code.replace(IMPORT, (whole, list: string, door: string) => {
    const files = passedOn(resolve(dirname(id), door), read)
    const byFile = new Map<string, string[]>()
    for (const name of namesIn(list)) {
      const file = files.get(name.split(/\s+as\s+/)[0] ?? '')
      const path = file ? relative(dirname(id), file) : door
      const source = path.startsWith('.') ? path : `./${path}`
      byFile.set(source, [...(byFile.get(source) ?? []), name])
    }
    if (byFile.size === 0) return whole
    return [...byFile].map(([source, names]) => `import { ${names.join(', ')} } from '${source}'`).join('; ')
  })
}

/** Who needs a file decides which chunk it goes to. Through a door everybody seems to need the whole room. */
export function doorImports(): Plugin {
  return {
    name: 'door-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes("/index.ts'")) return null
      return { code: throughDoors(code, id, (file) => readFileSync(file, 'utf8')), map: null }
    },
  }
}
