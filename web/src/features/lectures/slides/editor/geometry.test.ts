import { SLIDE_CANVAS, SLIDE_IMAGE_MIN_PX } from '@academy/contract/lectures/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Box,
  HANDLES,
  moveBy,
  moveTo,
  resizeBy,
  setField,
  snapMove,
  snapPull,
  touching,
} from './geometry.ts'

const { width: W, height: H } = SLIDE_CANVAS
const box = fc
  .record({ width: fc.integer({ min: 50, max: W }), height: fc.integer({ min: 50, max: H }) })
  .chain((size) =>
    fc.record({
      x: fc.integer({ min: 0, max: W - size.width }),
      y: fc.integer({ min: 0, max: H - size.height }),
      width: fc.constant(size.width),
      height: fc.constant(size.height),
    }),
  )
const far = fc.integer({ min: -2000, max: 2000 })
const handle = fc.constantFrom(...HANDLES)

function expectOnCanvas({ x, y, width, height }: Box) {
  expect(width).toBeGreaterThanOrEqual(SLIDE_IMAGE_MIN_PX)
  expect(height).toBeGreaterThanOrEqual(SLIDE_IMAGE_MIN_PX)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(W)
  expect(y + height).toBeLessThanOrEqual(H)
  for (const value of [x, y, width, height]) expect(Number.isInteger(value)).toBe(true)
}

describe('a picture that is moved', () => {
  it('stays whole on the canvas and keeps its size', () => {
    fc.assert(
      fc.property(box, far, far, (start, dx, dy) => {
        const moved = moveBy(start, dx, dy)
        expectOnCanvas(moved)
        expect([moved.width, moved.height]).toEqual([start.width, start.height])
      }),
    )
  })

  it('covers the canvas when it is larger', () => {
    const large = { x: 0, y: 0, width: 1200, height: 700 }
    expect(moveTo(large, 300, 300)).toMatchObject({ x: 0, y: 0 })
    expect(moveTo(large, -900, -900)).toMatchObject({ x: W - 1200, y: H - 700 })
  })

  it('sticks to the right margin and says where', () => {
    const near = { x: 497, y: 200, width: 408, height: 100 }
    expect(snapMove(near)).toEqual({ box: { ...near, x: 492 }, guides: { x: 900, y: null } })
  })

  it('is left alone far from every line, and snapping never leaves the canvas', () => {
    const free = { x: 200, y: 300, width: 100, height: 60 }
    expect(snapMove(free)).toEqual({ box: free, guides: { x: null, y: null } })
    fc.assert(fc.property(box, (start) => expectOnCanvas(snapMove(start).box)))
  })
})

describe('a picture that is resized', () => {
  it('is at least 50, stays on the canvas, and its opposite edges stay', () => {
    fc.assert(
      fc.property(box, handle, far, far, fc.boolean(), (start, pulled, dx, dy, keeps) => {
        const after = resizeBy(start, pulled, dx, dy, keeps)
        if (pulled.includes('w')) expect(after.x + after.width).toBe(start.x + start.width)
        else expect(after.x).toBe(start.x)
        if (pulled.includes('n')) expect(after.y + after.height).toBe(start.y + start.height)
        else expect(after.y).toBe(start.y)
        expectOnCanvas(after)
      }),
    )
  })

  it('keeps its proportions to the rounding', () => {
    fc.assert(
      fc.property(box, handle, far, far, (start, pulled, dx, dy) => {
        const after = resizeBy(start, pulled, dx, dy, true)
        expect(Math.abs(after.width - (after.height * start.width) / start.height)).toBeLessThanOrEqual(
          0.5 + (0.5 * start.width) / start.height,
        )
      }),
    )
  })

  it('leaves the other side alone when proportions are free', () => {
    const start = { x: 50, y: 50, width: 200, height: 150 }
    expect(resizeBy(start, 'e', 30, 99, false)).toEqual({ ...start, width: 230 })
    expect(setField(start, 'height', 20, false)).toEqual({ ...start, height: 50 })
    expect(setField(start, 'width', 400, true)).toEqual({ ...start, width: 400, height: 300 })
    expect(setField(start, 'x', 5000, true)).toEqual({ ...start, x: 760 })
  })

  it('sticks to a margin with the edge that is pulled', () => {
    const start = { x: 400, y: 100, width: 495, height: 200 }
    expect(snapPull(start, 'e', 2, 0)).toEqual({ dx: 5, dy: 0, guides: { x: 900, y: null } })
    expect(snapPull(start, 'w', 2, 0).guides.x).toBeNull()
  })

  it('draws only the lines it stands on', () => {
    const held = { x: 269, y: 181, width: 479, height: 359 }
    expect(touching(held, { x: 900, y: null })).toEqual({ x: null, y: null })
    expect(touching({ ...held, width: 631 }, { x: 900, y: null })).toEqual({ x: 900, y: null })
  })
})
