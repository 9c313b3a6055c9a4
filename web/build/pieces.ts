import { statSync } from 'node:fs'
import { relative } from 'node:path'
import type { Piece, Visits, Weight } from './arrange.ts'
import type { ModuleFacts } from './needs.ts'
import { type BuiltPage, framePartsOf } from './read-pages.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const ENTRY = 'web/src/main.tsx'
const SCRIPT = /\.(m?[jt]sx?|module\.css)$|^\0virtual:|\?(worker&)?url$/
/** Minified and packed, of a source. */
const PACKED = 1 / 5
/** What the visits of a kind weigh together: a byte counts the more the smaller the kind's budget is. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  public: { files: 20, bytes: 130 },
  learner: { files: 50, bytes: 95 },
  player: { files: 4, bytes: 6 },
  portal: { files: 60, bytes: 12 },
  editor: { files: 1, bytes: 1 },
  kept: { files: 0, bytes: 10 },
}

/** What is loaded together: by a page's visit, or to be kept on the device. Sources are told from the project's folder. */
export interface Visit {
  kind: string
  /** None where the device keeps it. */
  page?: string
  first: readonly string[]
  later: readonly string[]
}
export type Needs = ReadonlyMap<string, ReadonlySet<string>>
type Modules = ReadonlyMap<string, ModuleFacts>

export const sourceOf = (id: string) => relative(ROOT, id)

/** The visits of all pages, with the parts that each of them loads by need, and what the device keeps. */
export function visitsOf(
  pages: readonly BuiltPage[],
  partsOf: Readonly<Record<string, readonly (readonly string[])[]>>,
  keptParts: readonly string[],
): Visit[] {
  const kinds = new Map(pages.map(({ file, kind }) => [file, kind]))
  const visits = [...kinds].map(([file, kind]) => ({
    kind,
    page: `web/${file}`,
    first: [ENTRY, `web/${file}`, ...framePartsOf(kind)],
    later: (partsOf[file] ?? []).flat(),
  }))
  const kept = [...pages.filter(({ offline }) => offline === 'kept').map(({ file }) => file), ...keptParts]
  return [...visits, { kind: 'kept', first: [], later: [ENTRY, ...kept.map((file) => `web/${file}`)] }]
}

/** A page that needs more than others of its kind has the fullest budget: its bytes count more. */
export function weightsOf(visits: readonly Visit[], pieces: readonly Piece[]): Weight[] {
  const needed = visits.map((_, at) => sum(pieces.map(({ first, bytes }) => (first[at] ? bytes : 0))))
  return visits.map(({ kind }, at) => {
    const { files, bytes } = WEIGHTS[kind] ?? { files: 1, bytes: 1 }
    const alike = needed.filter((_, other) => visits[other]?.kind === kind)
    const above = Math.max(1, ((needed[at] ?? 0) * alike.length) / (sum(alike) || 1))
    return { files: files / alike.length, bytes: (bytes / alike.length) * above ** 2 }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The modules of the browser's script, together where the same visits need them at the same moment. */
export function pieces(modules: Modules, needs: Needs, visits: readonly Visit[]): Piece[] {
  const found = { first: new Map<string, Visits>(), all: new Map(), maybe: new Map() } as const
  const mark = (when: keyof typeof found, ids: Iterable<string>, at: number) => {
    for (const id of ids) {
      const seen: Visits = found[when].get(id) ?? new Uint8Array(visits.length)
      seen[at] = 1
      found[when].set(id, seen)
    }
  }
  const idOf = new Map([...modules.keys()].map((id) => [sourceOf(id), id]))
  const idsOf = (sources: readonly string[]) => sources.flatMap((source) => idOf.get(source) ?? [])
  const pageIds = new Set(visits.flatMap(({ page }) => (page ? idsOf([page]) : [])))
  for (const [at, visit] of visits.entries()) {
    const first = reached(idsOf(visit.first), needs)
    const all = reached([...first, ...idsOf(visit.later)], needs)
    // A page leads to every other; that is another visit.
    const partsOf = (id: string) =>
      (modules.get(id)?.dynamicallyImportedIds ?? []).filter((part) => !pageIds.has(part))
    mark('first', first, at)
    mark('all', all, at)
    mark('maybe', visit.page ? reached(all, needs, partsOf) : all, at)
  }

  const byVisits = new Map<string, Piece>()
  const pieceOf = new Map<string, Piece>()
  const none = new Uint8Array(visits.length)
  for (const [id, { code }] of modules) {
    if (!found.maybe.has(id) || !SCRIPT.test(id) || sourceOf(id) === ENTRY) continue
    const [first, all, maybe] = [found.first, found.all, found.maybe].map((seen) => seen.get(id) ?? none)
    const key = `${first} ${all} ${maybe}`
    const piece =
      byVisits.get(key) ?? ({ first, all, maybe, modules: [], bytes: 0, needs: new Set() } as Piece)
    byVisits.set(key, piece)
    piece.modules.push(id)
    if (pageIds.has(id)) piece.isPage = true
    piece.bytes += (id.endsWith('.css') ? statSync(id).size : (code?.length ?? 0)) * PACKED
    pieceOf.set(id, piece)
  }
  for (const [id, piece] of pieceOf)
    for (const need of needs.get(id) ?? []) {
      const other = pieceOf.get(need)
      if (other && other !== piece) piece.needs.add(other)
    }
  return [...byVisits.values()]
}

/** All that the given modules need; with `later`, also what they may load by need. */
function reached(
  roots: Iterable<string>,
  needs: Needs,
  later: (id: string) => readonly string[] = () => [],
): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(needs.get(id) ?? []), ...later(id))
  }
  return found
}
