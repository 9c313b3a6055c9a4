import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { arrange, type Piece } from './arrange.ts'
import { type ModuleFacts, neededModules } from './needs.ts'
import { type Needs, pieces, type Visit, visitsOf, weightsOf } from './pieces.ts'
import { readKeptParts, readPages } from './read-pages.ts'

const VISITS_FILE = join(import.meta.dirname, '../visits.json')
/** Apart from the academy's own, so that a new release leaves it in the phone's cache. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/
/** What the bundler adds for itself. */
const OF_THE_BUNDLER = /vite[\\/]preload-helper/
/** `npm run visits` wants each part by itself. */
const IS_MEASURED = Boolean(process.env.VISITS_DIR)

/** Puts modules into files by which visits load them: `nameOf` says the file of a module, null for one that stays with its root. */
export function chunks() {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    async buildEnd(failure) {
      if (failure || IS_MEASURED) return
      const modules = new Map<string, ModuleFacts>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) modules.set(id, info as unknown as ModuleFacts)
      }
      const known = new Map<string, string | null>()
      const resolve = async (source: string, importer: string) => {
        const path = source.startsWith('.') ? join(dirname(importer), source) : source
        if (modules.has(path)) return path
        const key = path === source ? source : `${importer} ${source}`
        if (!known.has(key)) known.set(key, (await this.resolve(source, importer))?.id ?? null)
        return known.get(key) ?? null
      }
      const needs = await neededModules(modules, resolve)
      const parts = JSON.parse(readFileSync(VISITS_FILE, 'utf8')) as Record<string, string[][]>
      const visits = visitsOf(await readPages(), parts, await readKeptParts())
      const own = new Map([...modules].filter(([id]) => !VENDOR.test(id)))
      const all = pieces(own, needs, visits)
      const files = arrange(all, weightsOf(visits, all))
      for (const [id, name] of namesOf(files, own, needs, visits)) names.set(id, name)
    },
  }
  const nameOf = (id: string) => {
    if (IS_MEASURED) return null
    if (VENDOR.test(id)) return 'frame'
    return OF_THE_BUNDLER.test(id) ? 'core' : (names.get(id) ?? null)
  }
  return { plugin, nameOf }
}

/** What several load is numbered; a page or a part that nothing was put to keeps its own name. */
function namesOf(
  all: readonly Piece[],
  modules: ReadonlyMap<string, ModuleFacts>,
  needs: Needs,
  visits: readonly Visit[],
): [id: string, name: string][] {
  const roots = new Set([...modules.values()].flatMap((module) => module.dynamicallyImportedIds))
  const users = new Map<string, string[]>()
  for (const [id, needed] of needs)
    for (const need of needed) users.set(need, [...(users.get(need) ?? []), id])
  const taken = new Map<string, number>()
  return all.flatMap((piece) => {
    const own = piece.modules.filter((id) => roots.has(id))
    const inPiece = new Set(piece.modules)
    const isRootsOwn =
      own.length === 1 &&
      piece.modules.every((id) => roots.has(id) || users.get(id)?.every((user) => inPiece.has(user)))
    if (isRootsOwn || piece.isPage) return []
    // Short: the core names every file.
    const isOfAll = visits.every(({ page }, at) => !page || piece.first[at])
    const name = isOfAll ? 'core' : 's'
    const at = (taken.get(name) ?? 0) + 1
    taken.set(name, at)
    return piece.modules.map((id): [string, string] => [id, at === 1 ? name : `${name}-${at}`])
  })
}
