import { Files, type Piece, SMALLEST_PACKED } from './piece.ts'

/** What may still come before each page works, and with each load; Infinity where nothing is promised. */
export interface Limits {
  /** Bytes before it works, for each page. */
  first: readonly number[]
  /** Bytes of style that come with them. */
  sheets: readonly number[]
  /** Bytes of each load, and its files. */
  bytes: readonly number[]
  files: readonly number[]
}

/** A file by itself costs this much more than as a part of another: its imports and exports, and what is packed in two places. */
export const FILE_BYTES = 230
/** So many bytes over a budget are as bad as a file too many. */
const OVER_BYTES = 50
/** So many bytes over, the next one is three times as bad as the first: all pages keep some room before one has plenty. */
const FAR_OVER_BYTES = 1_000
/** The second file too many is worse than the first. */
const CROWD = 1
/** More than a budget is over in vain: the budgets allow none. */
const SMALL_COST = 40
/** The packing of many small modules is told too high. */
const SURELY_LARGE = 1.4 * SMALLEST_PACKED
/** What each byte costs before a page works, in a visit, and with a part that somebody asks for. */
const FIRST_COST = 2e-5
const VISIT_COST = 5e-6
const PART_COST = 1e-5

/**
 * Weighs arrangements: each piece, by its number, is in the file of a number. Files too many, bytes over a budget and files too small
 * cost most, then all that is loaded. Infinity where files need each other in a circle: a constant would be read before it is there.
 */
export function weigher(pieces: readonly Piece[], limits: Limits): (fileOf: Int32Array) => number {
  const pages = limits.first.length
  const all = [...limits.first, ...limits.bytes]
  const words = Math.ceil(all.length / 32)
  const numbers = new Map(pieces.map((piece, number) => [piece, number]))
  const needs = directNeeds(pieces).map(([from, to]) => [numbers.get(from)!, numbers.get(to)!] as const)
  const needing = Int32Array.from(needs, ([from]) => from)
  const needed = Int32Array.from(needs, ([, to]) => to)
  const bytesOf = Float64Array.from(pieces, ({ bytes }) => bytes)
  const sheetsOf = Float64Array.from(pieces, ({ sheets }) => sheets)
  const costs = all.map((_, at) => {
    if (at < pages) return FIRST_COST
    return limits.files[at - pages] === Number.POSITIVE_INFINITY ? PART_COST : VISIT_COST
  })
  /** A bit for each page and each load. */
  const bits = new Uint32Array(pieces.length * words)
  for (const [number, { first, loads }] of pieces.entries())
    for (const [at, mark] of [...first, ...loads].entries())
      if (mark) bits[number * words + (at >> 5)]! |= 1 << (at & 31)

  // Filled anew by each weighing; a file has the number of one of its pieces at most.
  const file = {
    bits: new Uint32Array(pieces.length * words),
    bytes: new Float64Array(pieces.length),
    sheets: new Float64Array(pieces.length),
    pieces: new Int32Array(pieces.length),
    /** How many needs of others lead to it and are not followed yet. */
    open: new Int32Array(pieces.length),
    /** The first of its needs; each leads to the next, -1 is the end. */
    need: new Int32Array(pieces.length),
  }
  const nextNeed = new Int32Array(needs.length)
  const order = new Int32Array(pieces.length)
  const sums = {
    bytes: new Float64Array(all.length),
    sheets: new Float64Array(pages),
    files: new Int32Array(all.length),
  }

  /** Files in an order in which none needs an earlier one, each with the bits of all that need it; null in a circle. */
  function ordered(fileOf: Int32Array): Int32Array | null {
    for (const values of [file.bits, file.bytes, file.sheets, file.pieces, file.open]) values.fill(0)
    file.need.fill(-1)
    for (let piece = 0; piece < pieces.length; piece++) {
      const at = fileOf[piece]!
      file.pieces[at]!++
      file.bytes[at]! += bytesOf[piece]!
      file.sheets[at]! += sheetsOf[piece]!
      addBits(at, bits, piece)
    }
    for (let number = 0; number < needing.length; number++) {
      const at = fileOf[needing[number]!]!
      const need = fileOf[needed[number]!]!
      if (at === need) continue
      file.open[need]!++
      nextNeed[number] = file.need[at]!
      file.need[at] = number
    }
    let found = 0
    let files = 0
    for (let at = 0; at < pieces.length; at++) {
      if (file.pieces[at] === 0) continue
      files++
      if (file.open[at] === 0) order[found++] = at
    }
    for (let done = 0; done < found; done++) {
      const at = order[done]!
      for (let number = file.need[at]!; number >= 0; number = nextNeed[number]!) {
        const need = fileOf[needed[number]!]!
        addBits(need, file.bits, at)
        if (--file.open[need]! === 0) order[found++] = need
      }
    }
    return found === files ? order.subarray(0, found) : null
  }
  function addBits(to: number, of: Uint32Array, from: number): void {
    for (let word = 0; word < words; word++) file.bits[to * words + word]! |= of[from * words + word]!
  }

  return (fileOf) => {
    const files = ordered(fileOf)
    if (!files) return Number.POSITIVE_INFINITY
    for (const values of Object.values(sums)) values.fill(0)
    let cost = 0
    for (const at of files) {
      if (file.bytes[at]! < SURELY_LARGE) cost += SMALL_COST
      for (let word = 0; word < words; word++)
        for (let left = file.bits[at * words + word]!; left; left &= left - 1) {
          const one = word * 32 + 31 - Math.clz32(left & -left)
          sums.bytes[one]! += file.bytes[at]! + FILE_BYTES
          sums.files[one]!++
          if (one < pages) sums.sheets[one]! += file.sheets[at]!
        }
    }
    const over = (bytes: number, limit: number) => {
      const excess = Math.max(0, bytes - limit)
      return (excess / OVER_BYTES) * (1 + excess / FAR_OVER_BYTES)
    }
    for (const [at, limit] of all.entries()) {
      const bytes = sums.bytes[at]!
      cost += bytes * costs[at]! + over(bytes, limit)
      if (at < pages) cost += over(sums.sheets[at]!, limits.sheets[at]!)
      else {
        const many = Math.max(0, sums.files[at]! - limits.files[at - pages]!)
        cost += many + CROWD * many ** 2
      }
    }
    return cost
  }
}

/** Without those that a piece reaches through another of its needs too. */
function directNeeds(pieces: readonly Piece[]): [from: Piece, to: Piece][] {
  const files = new Files(pieces)
  return pieces.flatMap((piece) => {
    const needs = [...piece.needs]
    const direct = needs.filter(
      (need) => !needs.some((other) => other !== need && files.reach(other).has(need)),
    )
    return direct.map((need): [Piece, Piece] => [piece, need])
  })
}
