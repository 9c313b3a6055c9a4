import { describe, expect, it } from 'vitest'
import { isStudied, joinPositions, movedOn, type Position } from './position-record.ts'

const phone: Position = { positionSeconds: 30, watched: [[0, 30]], atMs: 1_000 }
const laptop: Position = {
  positionSeconds: 12,
  watched: [
    [0, 12],
    [80, 90],
  ],
  atMs: 2_000,
}

describe('the place in a lecture', () => {
  it('is the later device’s, with everything watched on both', () => {
    const both = {
      positionSeconds: 12,
      watched: [
        [0, 30],
        [80, 90],
      ],
      atMs: 2_000,
    }
    expect(joinPositions(phone, laptop)).toEqual(both)
    expect(joinPositions(laptop, phone)).toEqual(both)
  })

  it('is the one there is', () => {
    expect(joinPositions(null, phone)).toBe(phone)
    expect(joinPositions(null, null)).toBeNull()
  })

  it('moves without counting what was jumped over', () => {
    const jumped = movedOn(phone, { range: null, position: 95, atMs: 3_000 }, 100)
    expect(jumped).toEqual({ positionSeconds: 95, watched: [[0, 30]], atMs: 3_000 })
    expect(isStudied(jumped, 100)).toBe(false)
  })

  it('is studied at nine tenths of a known length', () => {
    const whole = movedOn(phone, { range: [30, 90], position: 90, atMs: 3_000 }, 100)
    expect(isStudied(whole, 100)).toBe(true)
    expect(isStudied(whole, null)).toBe(false)
  })

  it('counts pages as ranges of length one', () => {
    let at: Position | null = null
    for (const page of [0, 1, 2, 3, 4, 5, 6, 7, 8])
      at = movedOn(at, { range: [page, page + 1], position: page, atMs: page }, 10)
    expect(isStudied(at as Position, 10)).toBe(true)
  })
})
