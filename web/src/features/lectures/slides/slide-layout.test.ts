import { describe, expect, it } from 'vitest'
import { textWidthOf } from './slide-layout.ts'

const picture = (x: number) => ({
  id: `p${x}`,
  url: '/uploads/p.png',
  position: { x, y: 60 },
  size: { width: 200, height: 150 },
})

describe('the text of a slide', () => {
  it('runs over the whole canvas where no picture stands beside it', () => {
    expect(textWidthOf({ images: [] })).toBe(840)
    expect(textWidthOf({ images: [picture(168)] })).toBe(840)
  })

  it('stays clear of the nearest picture at its right', () => {
    expect(textWidthOf({ images: [picture(700), picture(560)] })).toBe(468)
  })
})
