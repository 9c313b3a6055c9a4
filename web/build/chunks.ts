import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { arrange } from './arrange.ts'
import { fold } from './fold.ts'
import { type ModuleFacts, neededModules } from './needs.ts'
import { Files, type Piece } from './piece.ts'
import { limitsOf, loadsOf, type Needs, pieces, sourceOf } from './pieces.ts'
import { readKeptParts, readPages } from './read-pages.ts'
import { IS_MEASURED, readVisits } from './visits.ts'
import { FILE_BYTES } from './weigh.ts'

/** Written by `npm run arrange`: which modules are one file. */
const FILES_FILE = join(import.meta.dirname, '../files.json')
/** Apart from the academy's own, so that a new release leaves it in the phone's cache. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/
/** What the bundler adds for itself. */
const OF_THE_BUNDLER = /vite[\\/]preload-helper/
/** Tokens, reset and what is global: first in the page's first file, so that the modules of that file may add to it. */
const GLOBAL_STYLE = /web[\\/]src[\\/]index\.css$/
const IS_ARRANGED = Boolean(process.env.ARRANGE)
/** Minified and packed, of a source. */
const PACKED = 1 / 5

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const arrangedNames = () =>
  new Map(
    Object.entries(read<Record<string, string[]>>(FILES_FILE)).flatMap(([name, sources]) =>
      sources.map((source) => [source, name]),
    ),
  )

/** Puts modules into files: `nameOf` says the file of a module, null for one that stays with its root. */
export function chunks() {
  const names = new Map<string, string>()
  const own = new Map<string, ModuleFacts>()
  let needs: Needs = new Map()
  const loads = async () => loadsOf(own, needs, await readPages(), readVisits(), await readKeptParts())
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
      needs = await neededModules(modules, resolve)
      for (const [id, facts] of modules) if (!VENDOR.test(id)) own.set(id, facts)
      const bytesOf = (id: string) =>
        id.endsWith('.css') ? 0 : (modules.get(id)?.code?.length ?? 0) * PACKED
      const files = new Files(pieces(own, needs, await loads(), bytesOf, arrangedNames()))
      fold(files)
      for (const [name, file] of named(files.all)) for (const id of file.modules) names.set(id, name)
      followImporters(names, own)
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!IS_ARRANGED) return
        const { bytesOf, always } = sizesIn(bundle)
        const { pages, loads: all } = await loads()
        const rendered = new Map([...own].filter(([id]) => bytesOf(id) > 0 || id.endsWith('.module.css')))
        const now = arrangedNames()
        const files = arrange(
          pieces(rendered, needs, { pages, loads: all }, bytesOf),
          limitsOf(pages, all, always),
          ({ modules }) => modules.map((id) => now.get(sourceOf(id))).find(Boolean),
        )
        writeFileSync(FILES_FILE, `${JSON.stringify(listOf(files), null, 2)}\n`)
      },
    },
  }
  const nameOf = (id: string) => {
    if (IS_MEASURED) return null
    if (VENDOR.test(id)) return 'frame'
    return OF_THE_BUNDLER.test(id) || GLOBAL_STYLE.test(id) ? 'core' : (names.get(id) ?? null)
  }
  return { plugin, nameOf }
}

/** What has no script of its own, a sheet or a door, stands with the one file that asks for it. */
function followImporters(names: Map<string, string>, modules: ReadonlyMap<string, ModuleFacts>): void {
  const importers = new Map<string, string[]>()
  for (const { id, importedIds } of modules.values())
    for (const imported of importedIds) importers.set(imported, [...(importers.get(imported) ?? []), id])
  for (const [id, users] of importers) {
    const [name, ...others] = new Set(users.map((user) => names.get(user)))
    if (name && others.length === 0 && !names.has(id) && modules.has(id)) names.set(id, name)
  }
}

/** A page keeps its own name; others are short, because the core names every file. */
function named(files: Iterable<Piece>): [name: string, file: Piece][] {
  const taken = new Set([...files].map(({ name }) => name))
  return [...files].map((file) => {
    const usual = () => (file.first.every(Boolean) ? 'core' : shortName(file))
    let name = file.name ?? pageName(file) ?? usual()
    while (!file.name && taken.has(name)) name += 'x'
    taken.add(name)
    return [name, file]
  })
}
const pageName = ({ isPage, modules }: Piece) =>
  isPage ? modules.map((id) => /\/pages\/([\w-]+)\.tsx$/.exec(id)?.[1]).find(Boolean) : undefined
const shortName = ({ modules }: Piece) =>
  `s-${createHash('sha256')
    .update(sourceOf(modules[0] ?? ''))
    .digest('hex')
    .slice(0, 3)}`

function listOf(files: readonly Piece[]): Record<string, string[]> {
  const listed = named(files.filter(({ isPage }) => !isPage)).map(
    ([name, { modules }]) => [name, modules.map(sourceOf).sort()] as const,
  )
  return Object.fromEntries(listed.sort(([a], [b]) => a.localeCompare(b)))
}

/** How heavy each module is, packed, and what every visit brings beside the arranged files. */
function sizesIn(bundle: Rollup.OutputBundle) {
  const sizes = new Map<string, number>()
  const always = { bytes: 0, files: 0, sheets: 0 }
  const packed = (code: string | null) => (code ? gzipSync(code, { level: 9 }).length : 0)
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const inside = Object.entries(chunk.modules).map(([id, { code }]) => [id, packed(code)] as const)
    const all = inside.reduce((sum, [, bytes]) => sum + bytes, 0)
    for (const [id, bytes] of inside)
      sizes.set(id, (bytes / all) * Math.max(0, packed(chunk.code) - FILE_BYTES))
    const isAlways = chunk.isEntry || inside.some(([id]) => VENDOR.test(id))
    if (isAlways) {
      always.files++
      always.bytes += packed(chunk.code)
      for (const name of chunk.viteMetadata?.importedCss ?? []) {
        const sheet = bundle[name]
        if (sheet?.type === 'asset') always.sheets += packed(String(sheet.source))
      }
    }
  }
  return { bytesOf: (id: string) => sizes.get(id) ?? 0, always }
}
