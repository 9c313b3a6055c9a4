import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BuiltPage } from '@academy/contract/http'
import { build, type Plugin, type Rollup } from 'vite'
import type { Guard, PageKind, PageRoute } from '../src/lib/pages/page-route.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { firstWord, pageFaults } from './page-faults.ts'

export const VIRTUAL_PAGES = 'virtual:pages'
const ROOT = join(import.meta.dirname, '..')
const LISTS = 'virtual:lists'
const LISTED = [
  ['pageRoutes', 'src/app/pages.ts'],
  ['portalRoutes', 'src/app/portal/portal-pages.ts'],
  ['keptParts', 'build/kept-parts.ts'],
]
const PART = '\0part:'

/** A page as the build needs it: what the server is told, and the file it lives in, from the web's folder. `shown` are the files of its
 * `parts`, from the project's. */
export type BuiltRoute = BuiltPage &
  Pick<PageRoute, 'frame' | 'kind' | 'offline'> & { isPortal: boolean; file: string; shown?: string[] }

const OPEN: readonly Guard[] = ['everyone', 'logged-out-only', 'course-visitors']

const isPersonal = ({ guard, frame, drawn }: PageRoute) => !drawn && frame !== 'bare' && !OPEN.includes(guard)

/** Who a page is for, as far as its guard and its address tell. */
function expectedOn({ path, guard, frame, drawn }: PageRoute): BuiltPage['expects'] {
  if (drawn || frame === 'by-role' || frame === 'bare') return undefined
  if (guard === 'admins-only') return 'admin'
  // An admin is told that it is none of theirs once it is known who reads it; its own people never are.
  if (guard === 'superadmins-only') return 'superadmin'
  if (guard === 'instructors-only') return 'instructor'
  if (guard === 'teachers-only')
    return (['admin', 'instructor'] as const).find((word) => word === firstWord(path))
  return OPEN.includes(guard) ? undefined : 'student'
}

/** In place of an address's parameters their names. */
const NAMED = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` })

let known: Promise<BuiltRoute[]> | undefined

/** Every page of the academy, from the very lists that the router renders; refuses where one says too little. */
export function readPages(): Promise<BuiltRoute[]> {
  known ??= importPages()
  return known
}

/** What signed-in people's and portals' pages have of the frame before they work, from the project's folder. */
export function framePartsOf(kind: PageKind | undefined): readonly string[] {
  if (kind === 'public') return []
  const signedIn = ['web/src/app/signed-in-tools.tsx', 'web/src/lib/queries/queries.tsx']
  if (kind === 'learner' || kind === 'player') return signedIn
  return [...signedIn, 'web/src/app/portal/portal-router.tsx', 'web/src/app/portal/portal-shell.tsx']
}

interface Lists {
  pageRoutes: PageRoute[]
  portalRoutes: PageRoute[]
  keptParts: (() => Promise<unknown>)[]
  shownParts: Record<string, { load: () => Promise<unknown> }[]>
}

const fileOf = async (load: () => Promise<unknown>) => ((await load()) as { file: string }).file

/** The files of the parts that are kept with the shell. */
export async function readKeptParts(): Promise<string[]> {
  const { keptParts } = await importLists()
  return await Promise.all(keptParts.map(async (load) => relative(ROOT, await fileOf(load))))
}

async function importPages(): Promise<BuiltRoute[]> {
  const { pageRoutes, portalRoutes, shownParts } = await importLists()
  const faults = pageFaults(pageRoutes, portalRoutes)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return await Promise.all(
    [...pageRoutes, ...portalRoutes].map(async (route) => {
      const { path, frame, kind, offline, drawn, secrets, head, leadsTo } = route
      const expects = expectedOn(route)
      const file = await fileOf(route.page.load)
      const shown = await Promise.all((shownParts[file] ?? []).map(({ load }) => fileOf(load)))
      return {
        path,
        frame,
        kind,
        offline,
        isPortal: portalRoutes.includes(route),
        file: relative(ROOT, file),
        ...(drawn && { drawn: drawn === true ? [] : drawn }),
        ...(secrets && { secrets }),
        ...(head && { head }),
        ...(leadsTo && { leadsTo }),
        ...(expects && { expects }),
        ...(isPersonal(route) && { isPersonal: true as const }),
        ...(shown.length > 0 && { shown: shown.map((part) => relative(join(ROOT, '..'), part)) }),
        ...(route.reads && { reads: route.reads(NAMED) }),
      }
    }),
  )
}

/** With the parts of each page whose module names some. */
function textOfLists(): string {
  const showing = readdirSync(join(ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(ROOT, 'src/features', file))
    .filter((file) => /\/pages\/[^/]+\.tsx$/.test(file) && NAMES_PARTS.test(readFileSync(file, 'utf8')))
  return [
    ...LISTED.map(([name, file]) => `export { ${name} } from '${ROOT}/${file}'`),
    ...showing.map((file, at) => `import { parts as shown${at} } from '${file}'`),
    `export const shownParts = { ${showing.map((file, at) => `'${file}': shown${at}`).join(', ')} }`,
  ].join('\n')
}
const NAMES_PARTS = /^export const parts\b/m

let lists: Promise<Lists> | undefined
const importLists = () => (lists ??= bundleLists())

/** The lists alone, bundled and run here: what loads by need says only which file it is. */
async function bundleLists(): Promise<Lists> {
  const plugin: Plugin = {
    name: 'lists-of-pages',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(LISTS) ? LISTS : id === VIRTUAL_PAGES ? id : null),
    async resolveDynamicImport(source, importer) {
      const found = typeof source === 'string' && (await this.resolve(source, importer))
      return found ? `${PART}${found.id}` : null
    },
    load: (id) => {
      if (id === LISTS) return textOfLists()
      if (id === VIRTUAL_PAGES) return 'export const portalWords = []'
      if (id.startsWith(PART)) return `export const file = ${JSON.stringify(id.slice(PART.length))}`
      return null
    },
  }
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [plugin, messagesPlugin()],
    build: {
      ssr: LISTS,
      write: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        experimental: { lazyBarrel: true },
        output: { codeSplitting: false },
      },
    },
  })
  const [{ output }] = [built].flat() as [Rollup.RollupOutput]
  const code = Buffer.from(output[0].code).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)) as Lists
}
