import type { Plugin } from 'vite'
import { firstWord } from './page-faults.ts'
import { type BuiltPage, readPages, VIRTUAL_PAGES } from './read-pages.ts'

const RESOLVED = `\0${VIRTUAL_PAGES}`

/** `virtual:pages` is what the entry must know of pages whose list it does not carry; `.vite/pages.json` is for the budgets. */
export function virtualPages(read: () => Promise<BuiltPage[]> = readPages): Plugin {
  return {
    name: 'virtual-pages',
    resolveId: (id) => (id === VIRTUAL_PAGES ? RESOLVED : null),
    load: async (id) => {
      if (id !== RESOLVED) return null
      const words = (await read()).filter(({ isPortal }) => isPortal).map(({ path }) => firstWord(path))
      return `export const portalWords = ${JSON.stringify([...new Set(words)])}`
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(await read()) })
    },
  }
}
