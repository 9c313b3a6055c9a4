/** One of 0 and 1 for each page, or for each load. */
export type Marks = Uint8Array

/** Modules that are needed by the same pages and loads: the smallest thing that may be a file. */
export interface Piece {
  modules: string[]
  /** Of packed script. */
  bytes: number
  /** Of packed style. */
  sheets: number
  /** The pages that need it before they work. */
  first: Marks
  /** The loads that bring it. */
  loads: Marks
  /** Those that its modules import. */
  needs: Set<Piece>
  /** A page with what it alone needs. */
  isPage?: boolean
  /** Its name in web/files.json. */
  name?: string
}

/** Packed, of what is 1 kB of minified script: nothing smaller is a file of its own. */
export const SMALLEST_PACKED = 500

/** Files, and what each reaches through what it needs. */
export class Files {
  readonly all: Set<Piece>
  #reached = new Map<Piece, ReadonlySet<Piece>>()

  constructor(pieces: Iterable<Piece>) {
    this.all = new Set(pieces)
  }

  reach(piece: Piece): ReadonlySet<Piece> {
    const known = this.#reached.get(piece)
    if (known) return known
    const found = new Set<Piece>()
    const waiting = [...piece.needs]
    for (let need = waiting.pop(); need; need = waiting.pop()) {
      if (found.has(need)) continue
      found.add(need)
      waiting.push(...need.needs)
    }
    this.#reached.set(piece, found)
    return found
  }

  /** Whether as one they would need a third file that needs them: a constant would be read before it is there. */
  wouldCircle(a: Piece, b: Piece): boolean {
    const leadsAround = (from: Piece, to: Piece) =>
      this.reach(from).has(to) && [...from.needs].some((need) => need !== to && this.reach(need).has(to))
    return leadsAround(a, b) || leadsAround(b, a)
  }

  /** What needs each other in a circle becomes one file. */
  untie(): void {
    for (const file of this.all)
      for (const need of this.reach(file))
        if (this.all.has(need) && this.all.has(file) && need !== file && this.reach(need).has(file))
          this.merge(file, need)
  }

  merge(into: Piece, from: Piece): void {
    into.modules.push(...from.modules)
    into.bytes += from.bytes
    into.sheets += from.sheets
    into.name ??= from.name
    into.isPage = false
    for (const need of from.needs) into.needs.add(need)
    this.all.delete(from)
    for (const file of this.all) if (file.needs.delete(from)) file.needs.add(into)
    into.needs.delete(into)
    into.needs.delete(from)
    this.#reached.clear()
    addMarks(into, from)
    for (const need of this.reach(into)) addMarks(need, into)
  }
}

function addMarks(to: Piece, from: Piece): void {
  for (const marks of ['first', 'loads'] as const)
    to[marks] = to[marks].map((here, at) => here | (from[marks][at] ?? 0))
}
