import { join } from 'node:path'
import type { Plugin } from 'vite'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const OWN_MAKER = join(import.meta.dirname, '../src/ui/draw-icon.ts')

type Line = [tag: string, attributes: Record<string, string>]
interface IconModule {
  __iconData?: { name: string; node: Line[] }
}

/** A build draws lucide's icons by our own few lines, of their name and their lines alone (decision 033). */
export function iconMaker(): Plugin {
  return {
    name: 'icon-maker',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: ICON },
      async handler(id) {
        const { __iconData: icon } = (await import(id)) as IconModule
        // An older name of an icon passes on the newer one.
        if (!icon) return null
        // React's keys are letters that do not pack; the maker gives the lines their places.
        const lines = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
        return {
          code: `import draw from ${JSON.stringify(OWN_MAKER)}\nexport default /* @__PURE__ */ draw(${JSON.stringify(icon.name)}, ${JSON.stringify(lines)})`,
          moduleSideEffects: false,
          map: null,
        }
      },
    },
  }
}
