import { join } from 'node:path'
import type { Plugin } from 'vite'

const MAKER = /[\\/]createLucideIcon\.mjs$/
const OWN_MAKER = join(import.meta.dirname, '../src/ui/draw-icon.ts')

/** A build draws lucide's icons by our own few lines (decision 033). */
export function iconMaker(): Plugin {
  return {
    name: 'icon-maker',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: MAKER }, handler: () => OWN_MAKER },
  }
}
