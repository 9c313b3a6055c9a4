import { expect, it } from 'vitest'
import { arrange, type Piece } from './arrange.ts'

const VISITS = 6
const WEIGHTS = Array.from({ length: VISITS }, () => ({ files: 1, bytes: 1 }))

/** A piece with the visits that need it at once, later, and perhaps: `[[0, 1], [2], []]`. */
function piece(
  name: string,
  bytes: number,
  [first, later = [], maybe = []]: number[][],
  needs: Piece[] = [],
): Piece {
  const visits = (...of: (number[] | undefined)[]) => {
    const found = new Uint8Array(VISITS)
    for (const at of of.flat()) if (at !== undefined) found[at] = 1
    return found
  }
  return {
    modules: [name],
    bytes,
    first: visits(first),
    all: visits(first, later),
    maybe: visits(first, later, maybe),
    needs: new Set(needs),
  }
}
const filesOf = (pieces: Piece[]) =>
  arrange(pieces, WEIGHTS)
    .map(({ modules }) => [...modules].sort())
    .sort()

it('puts together what nearly the same visits load, and leaves apart what only some of them need', () => {
  const core = piece('core', 9_000, [[0, 1, 2, 3, 4, 5]])
  const card = piece('card', 2_000, [[0, 1, 2]], [core])
  const badge = piece('badge', 100, [[0, 1]], [core])
  const chart = piece('chart', 8_000, [[5]], [core])
  expect(filesOf([core, card, badge, chart])).toEqual([['badge', 'card'], ['chart'], ['core']])
})

it('leaves nothing alone that is too small for a file', () => {
  const core = piece('core', 9_000, [[0, 1, 2, 3, 4, 5]])
  const icon = piece('icon', 90, [[0, 3, 5]], [core])
  expect(filesOf([core, icon])).toEqual([['core', 'icon']])
})

it('keeps what comes behind a page out of what the page waits for', () => {
  const page = piece('page', 5_000, [[0, 1, 2]])
  const banner = piece('banner', 3_000, [[], [0, 1, 2]])
  const footer = piece('footer', 1_200, [[], [0, 1, 2]])
  expect(filesOf([page, banner, footer])).toEqual([['banner', 'footer'], ['page']])
})

it('counts what a file would drag along', () => {
  const library = piece('library', 50_000, [[4, 5]])
  const editor = piece('editor', 1_500, [[4, 5]], [library])
  const list = piece('list', 1_500, [[0, 1, 4, 5]])
  // Two visits would save a file, and two others would load the library for nothing.
  const files = filesOf([library, editor, list])
  expect(files).toContainEqual(['list'])
})

it('makes no two files that need each other', () => {
  const base = piece('base', 400, [[0, 1, 2, 3, 4, 5]])
  const middle = piece('middle', 30_000, [[0, 1, 2]], [base])
  const top = piece('top', 400, [[0, 1, 2]], [middle])
  const files = arrange([base, middle, top], WEIGHTS)
  for (const file of files) for (const need of file.needs) expect(need.needs.has(file)).toBe(false)
})
