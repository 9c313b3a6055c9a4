import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageKind } from '../src/lib/pages/page-route.ts'
import { KINDS, type VisitLimit, visitLimit, withShown } from './limits.mjs'
import type { ModuleFacts } from './needs.ts'
import type { Marks, Piece } from './piece.ts'
import { type BuiltRoute, framePartsOf } from './read-pages.ts'
import type { MeasuredVisits } from './visits.ts'
import type { Limits } from './weigh.ts'

const ROOT = new URL('../..', import.meta.url).pathname
export const ENTRY = 'web/src/main.tsx'
const SCRIPT = /\.(m?[jt]sx?|module\.css)$|^\0virtual:|\?(worker&)?url$/
/** What the fullest visits load beside script, and how much smaller script is sent than gzip packs it. */
const STYLES_AND_FONTS_BYTES = 63_000
const SENT = 0.925
/** What the service worker may keep, without styles, fonts and pictures. */
const KEPT_BYTES = 185_000
/** Left on every page for what is new. */
const SPARE_FILES = 3
const SPARE_BYTES = 1_700
const SPARE_SHEETS = 300
/** What a person asks for, and no visit brings, may be large. */
const PART_BYTES = 1_000_000

type Modules = ReadonlyMap<string, ModuleFacts>
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

export interface Page {
  kind: PageKind
  source: string
  /** What it needs before it works. */
  modules: ReadonlySet<string>
}
/** What is loaded together: by one visit of a page, to be kept on the device, or a part that somebody asks for. */
export interface Load {
  /** Of a visit. */
  limit?: VisitLimit
  isKept?: boolean
  modules: ReadonlySet<string>
}

/** Sources are told from the project's folder. */
export const sourceOf = (id: string) => relative(ROOT, id)

export function loadsOf(
  modules: Modules,
  needs: Needs,
  built: readonly BuiltRoute[],
  visits: MeasuredVisits,
  keptParts: readonly string[],
): { pages: Page[]; loads: Load[] } {
  const idOf = new Map([...modules.keys()].map((id) => [sourceOf(id), id]))
  const needsOf = (id: string) => needs.get(id) ?? []
  const reached = (...sources: string[]) =>
    reachedBy(
      sources.flatMap((source) => idOf.get(source) ?? []),
      needsOf,
    )
  const kinds = new Map(built.map(({ file, kind }) => [file, kind]))
  const shown = new Map(built.map((page) => [page.file, page.shown]))
  const pages = [...kinds].map(([file, kind]) => {
    const source = `web/${file}`
    return { kind, source, modules: reached(ENTRY, source, ...framePartsOf(kind)) }
  })
  const visited = pages.flatMap((page) => {
    const file = page.source.slice(4)
    return withShown(visits[file] ?? [[]], shown.get(file)).map((parts) => ({
      limit: visitLimit(page.kind, parts),
      modules: reached(ENTRY, page.source, ...framePartsOf(kinds.get(file)), ...parts),
    }))
  })
  const keptFiles = [
    ...built.filter(({ offline }) => offline === 'kept').map(({ file }) => file),
    ...keptParts,
  ]
  const kept = { isKept: true, modules: reached(ENTRY, ...keptFiles.map((file) => `web/${file}`)) }
  const known = new Set([...visited, kept].flatMap((load) => [...load.modules]))
  const parts = new Set([...modules.values()].flatMap((module) => module.dynamicallyImportedIds))
  const asked = [...parts].filter((id) => !known.has(id)).map((id) => ({ modules: reachedBy([id], needsOf) }))
  return { pages, loads: [...visited, kept, ...asked] }
}

/** Modules that the same pages and loads need, together; and those that `names` puts into one file. */
export function pieces(
  modules: Modules,
  needs: Needs,
  { pages, loads }: { pages: readonly Page[]; loads: readonly Load[] },
  bytesOf: (id: string) => number,
  names: ReadonlyMap<string, string> = new Map(),
): Piece[] {
  const marksOf = (id: string, all: readonly { modules: ReadonlySet<string> }[]): Marks =>
    Uint8Array.from(all, (one) => Number(one.modules.has(id)))
  const pageSources = new Set(pages.map(({ source }) => source))
  const found = new Map<string, Piece>()
  const pieceOf = new Map<string, Piece>()
  for (const id of [...modules.keys()].sort()) {
    if (!SCRIPT.test(id) || sourceOf(id) === ENTRY) continue
    const [first, brought] = [marksOf(id, pages), marksOf(id, loads)]
    if (!brought.includes(1)) continue
    const name = names.get(sourceOf(id))
    const key = name ?? `${first} ${brought}`
    const piece = found.get(key) ?? {
      modules: [],
      bytes: 0,
      sheets: 0,
      first,
      loads: brought,
      needs: new Set(),
      name,
    }
    found.set(key, piece)
    for (const [at, mark] of first.entries()) piece.first[at] ||= mark
    for (const [at, mark] of brought.entries()) piece.loads[at] ||= mark
    piece.modules.push(id)
    piece.bytes += bytesOf(id)
    if (id.endsWith('.css')) piece.sheets += gzipSync(readFileSync(id)).length
    if (!name && pageSources.has(sourceOf(id))) piece.isPage = true
    pieceOf.set(id, piece)
  }
  // What is no module of a file, a door of which nothing stays, is looked through.
  const through = (id: string) => (pieceOf.has(id) ? [] : [...(needs.get(id) ?? [])])
  for (const [id, piece] of pieceOf)
    for (const need of reachedBy(needs.get(id) ?? [], through)) {
      const other = pieceOf.get(need)
      if (other && other !== piece) piece.needs.add(other)
    }
  return [...found.values()]
}

/** What the budgets leave beside what every visit brings (`always`, of script). */
export function limitsOf(
  pages: readonly Page[],
  loads: readonly Load[],
  always: { bytes: number; files: number; sheets: number },
): Limits {
  const kindOf = (page: Page) => KINDS[page.kind]
  return {
    first: pages.map((page) => kindOf(page).js * 1000 - SPARE_BYTES - always.bytes),
    sheets: pages.map((page) => kindOf(page).css * 1000 - SPARE_SHEETS - always.sheets),
    bytes: loads.map(({ limit, isKept }) => {
      if (!limit) return isKept ? KEPT_BYTES - always.bytes : PART_BYTES
      return (limit.sent - SPARE_BYTES - STYLES_AND_FONTS_BYTES) / SENT - always.bytes
    }),
    files: loads.map(({ limit }) =>
      limit ? limit.files - SPARE_FILES - always.files : Number.POSITIVE_INFINITY,
    ),
  }
}

/** The given modules with all that they need. */
function reachedBy(roots: Iterable<string>, needsOf: (id: string) => Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...needsOf(id))
  }
  return found
}
