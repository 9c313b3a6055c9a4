import { expect, it } from 'vitest'
import { arrange as arrangePieces } from './arrange.ts'
import { fold } from './fold.ts'
import { Files, type Piece } from './piece.ts'
import { FILE_BYTES, type Limits, weigher } from './weigh.ts'

const PAGES = 6
const NOTHING = Array.from({ length: PAGES }, () => Number.POSITIVE_INFINITY)
/** Each page's visit is one load. */
const limits = (files: number, first = 1_000_000): Limits => ({
  first: NOTHING.map(() => first),
  sheets: NOTHING.map(() => 1_000_000),
  bytes: NOTHING.map(() => 1_000_000),
  files: NOTHING.map(() => files),
})

/** A piece with the pages that wait for it, and those that load it later. */
function piece(
  name: string,
  bytes: number,
  first: number[],
  later: number[] = [],
  needs: Piece[] = [],
): Piece {
  const marks = (pages: number[]) => Uint8Array.from(NOTHING, (_, at) => Number(pages.includes(at)))
  return {
    modules: [name],
    bytes,
    sheets: 0,
    first: marks(first),
    loads: marks([...first, ...later]),
    needs: new Set(needs),
  }
}
const STEPS = 3_000
/** Arranges copies, so that the pieces may be arranged again. */
function arrange(pieces: Piece[], within: Limits, now?: (piece: Piece) => string): Piece[] {
  const copies = new Map(pieces.map((one) => [one, { ...one, modules: [...one.modules] }]))
  for (const copy of copies.values())
    copy.needs = new Set([...copy.needs].flatMap((need) => copies.get(need) ?? []))
  return arrangePieces(copies.values(), within, now, STEPS)
}
const names = (files: Iterable<Piece>) => [...files].map(({ modules }) => [...modules].sort()).sort()

it('leaves apart what only some pages need, while none asks for too many files', () => {
  const core = piece('core', 9_000, [0, 1, 2, 3, 4, 5])
  const card = piece('card', 2_000, [0, 1, 2], [], [core])
  expect(names(arrange([core, card], limits(2)))).toEqual([['card'], ['core']])
})

it('puts together what costs the pages least when one asks for too many', () => {
  const core = piece('core', 9_000, [0, 1, 2, 3, 4, 5])
  const card = piece('card', 2_000, [0, 1, 2], [], [core])
  const badge = piece('badge', 500, [0, 1], [], [core])
  const chart = piece('chart', 8_000, [5], [], [core])
  expect(names(arrange([core, card, badge, chart], limits(2)))).toEqual([
    ['badge', 'card'],
    ['chart'],
    ['core'],
  ])
})

it('fills no page beyond its budget', () => {
  const core = piece('core', 9_000, [0, 1])
  const card = piece('card', 2_000, [], [0, 1], [core])
  expect(names(arrange([core, card], limits(1, 11_300)))).toEqual([['card', 'core']])
  expect(names(arrange([core, card], limits(1, 11_100)))).toEqual([['card'], ['core']])
})

it('leaves a little room on two pages rather than much on one', () => {
  const pages = [piece('first', 3_000, [0]), piece('second', 3_000, [1])]
  const parts = [piece('menu', 700, []), piece('banner', 700, [])]
  const costOf = weigher([...pages, ...parts], limits(9, 3_000 + FILE_BYTES))
  expect(costOf(Int32Array.of(0, 1, 0, 1))).toBeLessThan(costOf(Int32Array.of(0, 1, 0, 0)))
})

it('takes apart what stands together in vain', () => {
  const core = piece('core', 9_000, [0, 1, 2, 3, 4, 5])
  const card = piece('card', 2_000, [0, 1], [], [core])
  const chart = piece('chart', 8_000, [5], [], [core])
  const apart = [['card'], ['chart'], ['core']]
  expect(names(arrange([core, card, chart], limits(2), () => 'all'))).toEqual(apart)
})

it('leaves nothing alone that is too small for a file', () => {
  const core = piece('core', 9_000, [0, 1, 2, 3, 4, 5])
  const icon = piece('icon', 90, [0, 3, 5], [], [core])
  expect(names(arrange([core, icon], limits(9)))).toEqual([['core', 'icon']])
})

it('keeps what comes behind a page out of what the page waits for', () => {
  const page = piece('page', 5_000, [0, 1, 2])
  const banner = piece('banner', 3_000, [], [0, 1, 2])
  const footer = piece('footer', 1_200, [], [0, 1, 2])
  expect(names(arrange([page, banner, footer], limits(2, 6_000)))).toEqual([['banner', 'footer'], ['page']])
})

it('makes no two files that need each other', () => {
  const base = piece('base', 400, [0, 1, 2, 3, 4, 5])
  const middle = piece('middle', 30_000, [0, 1, 2], [], [base])
  const top = piece('top', 400, [0, 1, 2], [], [middle])
  const files = arrange([base, middle, top], limits(9))
  for (const file of files) for (const need of file.needs) expect(need.needs.has(file)).toBe(false)
})

it('finds a place for what is new and small, and moves nothing else', () => {
  const core = { ...piece('core', 9_000, [0, 1, 2, 3, 4, 5]), name: 'core' }
  const card = { ...piece('card', 2_000, [0, 1, 2], [], [core]), name: 'card' }
  const fresh = piece('fresh', 200, [0, 2], [], [core])
  const large = piece('large', 5_000, [3, 4], [], [core])
  const files = new Files([core, card, fresh, large])
  fold(files)
  expect(names(files.all)).toEqual([['card', 'fresh'], ['core'], ['large']])
})

it('finds no place for it by which what it needs would come sooner', () => {
  const core = { ...piece('core', 9_000, [0, 1, 2, 3, 4, 5]), name: 'core' }
  const form = { ...piece('form', 6_000, [4], [0], [core]), name: 'form' }
  const player = { ...piece('player', 7_000, [0], [], [core]), name: 'player' }
  const quizzes = { ...piece('quizzes', 3_000, [], [0, 1, 2], [core]), name: 'quizzes' }
  const button = piece('button', 250, [], [0], [core, form])
  const files = new Files([core, form, player, quizzes, button])
  fold(files)
  expect(names(files.all)).toEqual([['button', 'form'], ['core'], ['player'], ['quizzes']])
})
