import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const root = new URL('../..', import.meta.url).pathname
const sourceOf = (id: string) => relative(root, id.split('?')[0] ?? id)

/**
 * For the budgets: how heavy each source file weighs in its chunk (.vite/modules.json), and which chunk each lazily loaded part
 * is in (.vite/parts.json).
 */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks: Record<string, Record<string, number>> = {}
      const parts: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules)
          .filter(([, { code }]) => code)
          .map(([id, { code }]) => [sourceOf(id), gzipSync(code ?? '').length])
        chunks[chunk.fileName] = Object.fromEntries(modules)
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) parts[sourceOf(id)] = chunk.fileName
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunks) })
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) })
    },
  }
}
