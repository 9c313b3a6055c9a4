import { describe, expect, it } from 'vitest'
import { startPage, startPlace } from './resume-place.ts'

describe('where a lecture starts', () => {
  it('is the place left, over ten seconds in and under nine tenths', () => {
    expect(startPlace(760, 1275)).toBe(760)
    expect(startPlace(760, null)).toBe(760)
  })

  it('is the beginning at ten seconds, at nine tenths, and for newcomers', () => {
    expect(startPlace(10, 1275)).toBe(0)
    expect(startPlace(900, 1000)).toBe(0)
    expect(startPlace(undefined, 1275)).toBe(0)
  })

  it('is the page left; the last one begins anew', () => {
    expect(startPage(4, 14)).toBe(4)
    expect(startPage(13, 14)).toBe(0)
    expect(startPage(undefined, 14)).toBe(0)
  })
})
