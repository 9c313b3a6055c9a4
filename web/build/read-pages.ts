import { join, relative } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { PageRead, PageRoute } from '../src/lib/page-route.ts'
import { doorImports } from './door-imports.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { pageFaults } from './page-faults.ts'

export const VIRTUAL_PAGES = 'virtual:pages'
const ROOT = join(import.meta.dirname, '..')

/** A page as the build and the server need it: what its route says, and the file it lives in, from the web's folder. */
export type BuiltPage = Pick<PageRoute, 'path' | 'frame' | 'kind' | 'offline'> & {
  isPortal: boolean
  file: string
  /** The parameters of the address that a page drawn by the server shows. */
  drawn?: readonly string[]
  /** The calls it makes at once; `{id}` stands for the parameter of the page's address. */
  reads?: readonly PageRead[]
}

/** In place of an address's parameters their names. */
const NAMED = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` })

let known: Promise<BuiltPage[]> | undefined

/** Every page of the academy, from the very lists that the router renders; refuses where one says too little. */
export function readPages(): Promise<BuiltPage[]> {
  known ??= importPages()
  return known
}

async function importPages(): Promise<BuiltPage[]> {
  let isReadingFiles = false
  // Once the lists are there, a page is asked only for its file's name: its code stays unread.
  const pageFiles: Plugin = {
    name: 'page-files',
    enforce: 'pre',
    resolveId: (id) => (id === VIRTUAL_PAGES ? id : null),
    load: (id) => {
      if (id === VIRTUAL_PAGES) return 'export const portalWords = []'
      return isReadingFiles ? `export const file = ${JSON.stringify(id)}` : null
    },
  }
  const server = await createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [pageFiles, doorImports(), messagesPlugin()],
  })
  try {
    const { pageRoutes } = (await server.ssrLoadModule('/src/app/pages.ts')) as { pageRoutes: PageRoute[] }
    const { portalRoutes } = (await server.ssrLoadModule('/src/app/portal-pages.ts')) as {
      portalRoutes: PageRoute[]
    }
    const faults = pageFaults(pageRoutes, portalRoutes)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    isReadingFiles = true
    return await Promise.all(
      [...pageRoutes, ...portalRoutes].map(async (route) => {
        const { path, frame, kind, offline, drawn } = route
        const { file } = (await route.page.load()) as { file: string }
        return {
          path,
          frame,
          kind,
          offline,
          isPortal: portalRoutes.includes(route),
          file: relative(ROOT, file),
          ...(drawn && { drawn: drawn === true ? [] : drawn }),
          ...(route.reads && { reads: route.reads(NAMED) }),
        }
      }),
    )
  } finally {
    await server.close()
  }
}
