import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const root = new URL('../..', import.meta.url).pathname

/** Writes how heavy each source file weighs in its chunk (.vite/modules.json): the budgets name what grew by it. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks: Record<string, Record<string, number>> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules)
          .filter(([, { code }]) => code)
          .map(([id, { code }]) => [relative(root, id.split('?')[0] ?? id), gzipSync(code ?? '').length])
        chunks[chunk.fileName] = Object.fromEntries(modules)
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunks) })
    },
  }
}
