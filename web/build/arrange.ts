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
  /** How much a load counts beside others that ask for too many files. */
  weights: readonly number[]
}

/** A file by itself costs this much more than as a part of another: its imports and exports, and what is packed in two places. */
export const FILE_BYTES = 230
/** With less room left than this a page counts as full. */
const FULL_BYTES = 150
/** So many bytes over a budget are as bad as all of a page's room. */
const OVER_BYTES = 40
/** One in so many files is merged before all others are weighed again: each way ends in another place, and the best is taken. */
const WAYS = [40, 30, 60]

/** What it means to make two files one. */
interface Trial {
  a: Piece
  b: Piece
  /** Files that loads with too many of them would be spared. */
  spared: number
  /** Bytes that come in vain, each the dearer the less room is left where it comes. */
  price: number
  fits: boolean
}

/**
 * Puts pieces into files: as long as a load asks for more files than promised, the two become one that spare most for what they cost
 * the fullest pages. Then what is too small for a file of its own goes where it costs least. No two files need each other in a circle.
 */
export function arrange(pieces: () => Iterable<Piece>, limits: Limits): Piece[] {
  const found = WAYS.map((oneIn) => {
    const files = new Files(pieces())
    files.untie()
    while (mergeBest(files, limits, oneIn)) {}
    while (mergeSmallest(files, limits)) {}
    while (mergeBest(files, limits, oneIn)) {}
    return { files: [...files.all], crowding: crowding(files, limits) }
  })
  return found.sort((a, b) => a.crowding - b.crowding)[0]?.files ?? []
}

/** How many files too many the loads ask for, those with most of them above all. */
function crowding({ all }: Files, { files, weights }: Limits): number {
  return files.reduce((sum, most, at) => {
    const over = [...all].filter(({ loads }) => loads[at]).length - most
    return over > 0 ? sum + over ** 2 * (weights[at] ?? 0) : sum
  }, 0)
}

/** Merges the pairs that spare the crowded loads most for their price; false where there is none. */
function mergeBest(files: Files, limits: Limits, oneIn: number): boolean {
  const worthOf = (trial: Trial | undefined) =>
    trial?.fits && trial.spared > 0 ? trial.spared / Math.max(trial.price, 1e-9) : undefined
  const rated: { a: Piece; b: Piece; worth: number }[] = []
  const { spares, weigh } = scales(files, limits)
  const mergeable = [...files.all].filter(({ isPage }) => !isPage)
  for (const [at, a] of mergeable.entries())
    for (let next = at + 1; next < mergeable.length; next++) {
      const b = mergeable[next] as Piece
      if (spares(a, b) === 0) continue
      const worth = worthOf(weigh(a, b))
      if (worth !== undefined) rated.push({ a, b, worth })
    }
  rated.sort((one, other) => other.worth - one.worth)
  let merged = 0
  const touched = new Set<Piece>()
  for (const { a, b } of rated) {
    if (merged > files.all.size / oneIn) break
    if (touched.has(a) || touched.has(b)) continue
    touched.add(a).add(b)
    // Those merged before it may have taken its room.
    if (merged > 0 && worthOf(scales(files, limits).weigh(a, b)) === undefined) continue
    files.merge(a, b)
    merged++
  }
  return merged > 0
}

/** Puts the smallest file where it costs least; false when each is large enough. */
function mergeSmallest(files: Files, limits: Limits): boolean {
  const small = [...files.all]
    .filter(({ bytes }) => bytes < SMALLEST_PACKED)
    .sort((a, b) => a.bytes - b.bytes)[0]
  if (!small) return false
  const { weigh } = scales(files, limits)
  const trials = [...files.all].flatMap((file) =>
    file === small || file.isPage ? [] : (weigh(small, file) ?? []),
  )
  const best = trials.sort((a, b) => Number(b.fits) - Number(a.fits) || a.price - b.price)[0]
  if (best) files.merge(best.b, small)
  return Boolean(best)
}

/** The dearer the less room is left; over a budget is worse than any room that is used. */
const priceOf = (bytes: number, left: number, full: number) =>
  bytes / Math.max(left, full) + Math.max(0, bytes - Math.max(left, 0)) / OVER_BYTES

/** Weighs a merge by what the files as they are now leave to each page and load. */
function scales(files: Files, limits: Limits) {
  const sums = (marks: 'first' | 'loads', of: (file: Piece) => number) => {
    const found = new Float64Array(limits[marks === 'first' ? 'first' : 'bytes'].length)
    for (const file of files.all) {
      const each = of(file)
      for (const [at, mark] of file[marks].entries()) if (mark) found[at] = (found[at] ?? 0) + each
    }
    return found
  }
  const roomIn = (limit: readonly number[], used: Float64Array) =>
    limit.map((most, at) => most - (used[at] ?? 0))
  const packed = ({ bytes }: Piece) => bytes + FILE_BYTES
  const room = {
    first: roomIn(limits.first, sums('first', packed)),
    loads: roomIn(limits.bytes, sums('loads', packed)),
  }
  const roomForSheets = roomIn(
    limits.sheets,
    sums('first', ({ sheets }) => sheets),
  )
  const filesOver = roomIn(
    limits.files,
    sums('loads', () => 1),
  ).map((left, at) => (left < 0 ? Math.sqrt(-left / (limits.files[at] ?? 1)) * (limits.weights[at] ?? 0) : 0))
  const crowded = filesOver.flatMap((over, at) => (over > 0 ? [at] : []))

  const spares = (a: Piece, b: Piece) => {
    let spared = 0
    for (const at of crowded) if (a.loads[at] && b.loads[at]) spared += filesOver[at] ?? 0
    return spared
  }
  const weigh = (a: Piece, b: Piece): Trial | undefined => {
    if (files.wouldCircle(a, b)) return
    const dragged = [...drags(a, b), ...drags(b, a)]
    const trial: Trial = { a, b, spared: spares(a, b), price: 0, fits: true }
    for (const marks of ['first', 'loads'] as const)
      for (let at = 0; at < room[marks].length; at++) {
        const left = room[marks][at] ?? 0
        const inA = a[marks][at]
        let bytes = inA === b[marks][at] ? (inA ? -FILE_BYTES : 0) : inA ? b.bytes : a.bytes
        for (const { need, along } of dragged)
          if (along[marks][at] && !need[marks][at]) {
            bytes += packed(need)
            if (marks === 'loads') trial.spared -= filesOver[at] ?? 0
          }
        if (bytes > 0 && bytes > left) trial.fits = false
        const share = marks === 'first' ? 1 : 0.5
        trial.price += share * priceOf(bytes, left, FULL_BYTES / share)
      }
    for (const [at, left] of roomForSheets.entries()) {
      let bytes = a.first[at] === b.first[at] ? 0 : a.first[at] ? b.sheets : a.sheets
      for (const { need, along } of dragged) if (along.first[at] && !need.first[at]) bytes += need.sheets
      if (bytes > 0 && bytes > left) trial.fits = false
      trial.price += priceOf(bytes, left, FULL_BYTES)
    }
    return trial
  }
  return { spares, weigh }

  /** What the loads of the one would come to need through the other. */
  function drags(from: Piece, along: Piece) {
    const there = files.reach(along)
    return [...files.reach(from)]
      .filter((need) => need !== along && !there.has(need))
      .map((need) => ({ need, along }))
  }
}
