import { type Files, type Marks, type Piece, SMALLEST_PACKED } from './piece.ts'

/**
 * Finds a file for what is too small to be one and stands in no list yet: of those that all of its visits load, the one by which it brings
 * others the least.
 */
export function fold(files: Files): void {
  for (const piece of [...files.all].sort((a, b) => a.bytes - b.bytes)) {
    if (piece.name || piece.isPage || piece.bytes > 2 * SMALLEST_PACKED) continue
    const wider = [...files.all].filter(
      (file) => file !== piece && !file.isPage && covers(file, piece) && !files.wouldCircle(file, piece),
    )
    const brought = new Map(wider.map((file) => [file, broughtBy(files, piece, file)]))
    const costOf = (file: Piece) => brought.get(file) ?? 0
    const there = wider.sort((a, b) => costOf(a) - costOf(b) || a.bytes - b.bytes)[0]
    if (there) files.merge(there, piece)
  }
}

const covers = (file: Piece, piece: Piece) =>
  (['first', 'loads'] as const).every((marks) =>
    piece[marks].every((mark, at) => !mark || file[marks][at] === 1),
  )

/** Bytes that come where they did not, were the piece part of the file: its own, and those of all that it needs. Pages that wait for them
 * count most. */
const broughtBy = (files: Files, piece: Piece, file: Piece) =>
  [piece, ...files.reach(piece)].reduce(
    (sum, { bytes, sheets, first, loads }) =>
      sum + (bytes + sheets) * (8 * missing(file.first, first) + missing(file.loads, loads)),
    0,
  )
const missing = (wanted: Marks, there: Marks) =>
  wanted.reduce((sum, mark, at) => sum + Number(mark === 1 && there[at] === 0), 0)
