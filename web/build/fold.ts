import { type Files, type Piece, SMALLEST_PACKED } from './piece.ts'

/**
 * Finds a file for what is too small to be one and stands in no list yet: the smallest group of visits that all of its own belong to,
 * so that nothing else moves.
 */
export function fold(files: Files): void {
  for (const piece of [...files.all].sort((a, b) => a.bytes - b.bytes)) {
    if (piece.name || piece.isPage || piece.bytes > 2 * SMALLEST_PACKED) continue
    const wider = [...files.all].filter(
      (file) => file !== piece && !file.isPage && covers(file, piece) && !files.wouldCircle(file, piece),
    )
    const there = wider.sort((a, b) => spread(a) - spread(b) || a.bytes - b.bytes)[0]
    if (there) files.merge(there, piece)
  }
}

const covers = (file: Piece, piece: Piece) =>
  (['first', 'loads'] as const).every((marks) =>
    piece[marks].every((mark, at) => !mark || file[marks][at] === 1),
  )

/** How many load it, those that wait for it most of all. */
const spread = ({ first, loads }: Piece) => 8 * count(first) + count(loads)
const count = (marks: Uint8Array) => marks.reduce((sum, mark) => sum + mark, 0)
