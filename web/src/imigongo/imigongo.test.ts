import { drawCover } from '@academy/contract/courses/cover'
import { motifFor } from '@academy/contract/courses/cover/palettes'
import { hashText, randomFrom } from '@academy/contract/courses/cover/seeded'
import { describe, expect, test } from 'vitest'
import { clayGem, drawGem } from './gem.ts'
import { drawHills } from './hills.ts'

const print = (drawing: unknown) => hashText(JSON.stringify(drawing)).toString(36)

describe('covers', () => {
  test('a category the academy added itself, or none, draws hexagons', () => {
    expect(motifFor('Web Development')).toBe('web')
    expect(motifFor(' data science ')).toBe('data')
    expect(motifFor('game')).toBe('game')
    expect(motifFor('Cooking')).toBe('ai')
    expect(motifFor('')).toBe('ai')
    expect(motifFor('constructor')).toBe('ai')
  })

  test('the same course always gets the same cover, another course another one', () => {
    const first = drawCover({ seed: '66f0a0c27', category: 'Web Development' })
    expect(drawCover({ seed: '66f0a0c27', category: 'Web Development' })).toEqual(first)
    expect(drawCover({ seed: '66f0a0c28', category: 'Web Development' })).not.toEqual(first)
    expect(drawCover({ seed: '66f0a0c27', category: 'Data Science' }).palette).not.toEqual(first.palette)
  })

  // Learners know their courses by these drawings: a changed print is a changed cover for everybody.
  test.each([
    ['66f0a0c27', 'web', 'r6iwf5'],
    ['66f0a1c26', 'ai', '17ieetl'],
    ['66f0a3c25', 'data', 'fm727z'],
    ['66f0a4c19', 'game', '14blvxf'],
    ['66f0a5c24', 'app', '1hlugxh'],
    ['home-w2', 'web', '1qkl1on'],
  ] as const)('the drawing of %s in %s stays', (seed, category, expected) => {
    const { leftEdge: _isNoPartOfTheDrawing, ...drawing } = drawCover({ seed, category })
    expect(print(drawing)).toBe(expected)
  })

  test('every motif stays inside its clip or fills the whole cover', () => {
    for (const category of ['web', 'app', 'game', 'ai']) {
      for (let seed = 0; seed < 40; seed++)
        expect(drawCover({ seed: `${seed}`, category }).panel).toMatch(/^M.*Z$/)
    }
    expect(drawCover({ seed: '1', category: 'data' }).panel).toBeNull()
  })

  // The cards to go on with cut a pattern's edge into teeth: a ridge line that stands free of the edge must not be cut.
  test('a panel that leans away from the left edge leaves plain ground there', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { panel, mirrored, leftEdge } = drawCover({ seed: `${seed}`, category: 'web' })
      const isFree = /^M\d/.test(panel ?? '') && !mirrored
      expect(leftEdge, `${seed}: ${panel}`).toBe(isFree ? 'ground' : 'motif')
    }
  })

  test('a cover is a handful of elements, not hundreds', () => {
    for (const category of ['web', 'app', 'game', 'data', 'ai']) {
      expect(drawCover({ seed: '7', category }).motif.length).toBeLessThan(110)
    }
  })
})

test('the generator gives numbers from 0 to 1, the same for a seed', () => {
  const [first, second] = [randomFrom('hill'), randomFrom('hill')]
  for (let i = 0; i < 1000; i++) {
    const number = first()
    expect(number).toBe(second())
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})

test('hills and gem stay as drawn', () => {
  expect(print(drawHills())).toBe('ldsdcm')
  expect(print(drawGem(200, 200, 200, clayGem))).toBe('109mppg')
})
