import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = /vite[\\/]preload-helper\.js$/
const OWN = join(import.meta.dirname, '../src/lib/pages/load-part.ts')

/** What every `import()` of a build goes through: ours knows links alone, in a third of the bytes (decision 061). */
export function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => ({
        code: `export { loadPart as __vitePreload } from ${JSON.stringify(OWN)}`,
        moduleSideEffects: false,
      }),
    },
  }
}
