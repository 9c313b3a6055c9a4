/** Which visits, one of 0 and 1 for each. */
export type Visits = Uint8Array

/** Modules that the same visits need at the same moment: the smallest thing that may be a file. */
export interface Piece {
  modules: string[]
  /** Of packed script. */
  bytes: number
  /** The visits that need it before their page works; those and the ones that need it later; those and the ones that may need it. */
  first: Visits
  all: Visits
  maybe: Visits
  /** Those that its modules import. */
  needs: Set<Piece>
  /** A page with what it alone needs: a file of its own, whatever its size. */
  isPage?: boolean
}

/** How much a file and a byte of a visit count beside those of others. */
export interface Weight {
  files: number
  bytes: number
}

/** What a file costs a visit, in bytes that come behind its page: a request, its headers, and what is packed in two places. */
const FILE_BYTES = 3_200
/** What a byte costs that a page waits for. */
const FIRST = 8
/** Of the visits that may ask for something one in twenty does. */
const MAYBE = 0.05
/** Nothing smaller is a file of its own: 1 kB of minified script. */
const SMALLEST_BYTES = 440

/**
 * Makes two pieces one file as long as that is cheaper for all visits together: every file that a visit asks for costs, and so does
 * every byte that it loads in vain, most of all where its page waits for it. What is too small for a file of its own goes where it costs
 * least. A visit counts by its weight. Files never need each other in a circle: a constant would be read before it is there.
 */
export function arrange(pieces: Iterable<Piece>, weights: readonly Weight[]): Piece[] {
  const { bothAsk, inVain } = costs(weights)
  const files = new Set(pieces)
  const best = new Map<Piece, { other: Piece; gain: number }>()
  const reach = new Map<Piece, ReadonlySet<Piece>>()
  const reachOf = (piece: Piece) => {
    const known = reach.get(piece) ?? reached(piece)
    reach.set(piece, known)
    return known
  }
  const gainOf = (a: Piece, b: Piece, atLeast: number) => {
    const most = FILE_BYTES * bothAsk(a, b) - inVain(a, b) - inVain(b, a)
    if (most <= atLeast) return most
    if (leadsAround(a, b, reachOf) || leadsAround(b, a, reachOf)) return Number.NEGATIVE_INFINITY
    let gain = most
    for (const need of reachOf(a)) if (need !== b && !reachOf(b).has(need)) gain -= inVain(need, b)
    for (const need of reachOf(b)) if (need !== a && !reachOf(a).has(need)) gain -= inVain(need, a)
    return gain
  }
  const look = (piece: Piece) => {
    if (piece.isPage) return
    let found = { other: piece, gain: Number.NEGATIVE_INFINITY }
    for (const other of files) {
      if (other === piece || other.isPage) continue
      const gain = gainOf(piece, other, found.gain)
      if (gain > found.gain) found = { other, gain }
    }
    best.set(piece, found)
  }
  for (const piece of files) look(piece)

  for (;;) {
    const next = worthiest(best)
    if (!next) return [...files]
    const { piece, other, gain } = next
    // What was merged since may have changed what these two would drag along.
    if (gainOf(piece, other, Number.NEGATIVE_INFINITY) < gain) {
      look(piece)
      continue
    }
    merge(piece, other, files)
    best.delete(other)
    reach.clear()
    for (const need of reachOf(piece)) addVisits(need, piece)
    look(piece)
    for (const file of files) {
      const known = best.get(file)
      if (file === piece || !known) continue
      if (known.other === piece || known.other === other) look(file)
      else {
        const now = gainOf(file, piece, known.gain)
        if (now > known.gain) best.set(file, { other: piece, gain: now })
      }
    }
  }
}

function worthiest(best: ReadonlyMap<Piece, { other: Piece; gain: number }>) {
  let next: { piece: Piece; other: Piece; gain: number } | undefined
  for (const [piece, { other, gain }] of best) {
    const isWorth = gain > 0 || (piece.bytes < SMALLEST_BYTES && gain > Number.NEGATIVE_INFINITY)
    if (isWorth && gain > (next?.gain ?? Number.NEGATIVE_INFINITY)) next = { piece, other, gain }
  }
  return next
}

function costs(weights: readonly Weight[]) {
  const both = (a: Visits, b: Visits) => {
    let found = 0
    for (const [at, { files }] of weights.entries()) if (a[at] === 1 && b[at] === 1) found += files
    return found
  }
  const only = (a: Visits, b: Visits) => {
    let found = 0
    for (const [at, { bytes }] of weights.entries()) if (a[at] === 1 && b[at] === 0) found += bytes
    return found
  }
  return {
    /** How many visits would ask for one file in place of two. */
    bothAsk: (a: Piece, b: Piece) => (1 - MAYBE) * both(a.all, b.all) + MAYBE * both(a.maybe, b.maybe),
    /** What the one costs more when the other's visits load it too. */
    inVain: (one: Piece, other: Piece) =>
      one.bytes *
      ((FIRST - 1) * only(other.first, one.first) +
        (1 - MAYBE) * only(other.all, one.all) +
        MAYBE * only(other.maybe, one.maybe)),
  }
}

function reached(piece: Piece): Set<Piece> {
  const found = new Set<Piece>()
  const waiting = [...piece.needs]
  for (let need = waiting.pop(); need; need = waiting.pop()) {
    if (found.has(need)) continue
    found.add(need)
    waiting.push(...need.needs)
  }
  return found
}

/** Whether one needs the other through a third, which would then need the file that needs it. */
const leadsAround = (from: Piece, to: Piece, reachOf: (piece: Piece) => ReadonlySet<Piece>) =>
  reachOf(from).has(to) && [...from.needs].some((need) => need !== to && reachOf(need).has(to))

function merge(into: Piece, from: Piece, files: Set<Piece>): void {
  into.modules.push(...from.modules)
  into.bytes += from.bytes
  addVisits(into, from)
  for (const need of from.needs) into.needs.add(need)
  files.delete(from)
  for (const file of files) if (file.needs.delete(from)) file.needs.add(into)
  into.needs.delete(into)
  into.needs.delete(from)
}

function addVisits(to: Piece, from: Piece): void {
  for (const when of ['first', 'all', 'maybe'] as const)
    to[when] = to[when].map((here, at) => here | (from[when][at] ?? 0))
}
