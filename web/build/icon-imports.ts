import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm
const EXPORT = /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/gm

/** Every name of an icon, aliases too, with the file that draws it. */
export function iconFiles(): Map<string, string> {
  const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

/** The same imports, each from the icon's own file. */
export function fromOwnFiles(code: string, id: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', alias = icon] = name.split(/\s+as\s+/)
        const file = files.get(icon)
        if (!file) throw new Error(`${id}: lucide-react has no icon ${icon}`)
        return `import ${alias} from 'lucide-react/icons/${file}'`
      })
      .join('; '),
  )
}

const MAKER = /[\\/]createLucideIcon\.mjs$/
const OWN_MAKER = join(import.meta.dirname, '../src/ui/draw-icon.ts')

/** Imports icons from their own files. Through the library's index the bundler cannot tell which page needs which icon, and
 * makes a file of every one. A build draws them by our own few lines. */
export function iconImports(): Plugin {
  const files = iconFiles()
  let isBuild = false
  return {
    name: 'icon-imports',
    enforce: 'pre',
    resolveId: (source) => (isBuild && MAKER.test(source) ? OWN_MAKER : null),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return null
      return { code: fromOwnFiles(code, id, files), map: null }
    },
  }
}
