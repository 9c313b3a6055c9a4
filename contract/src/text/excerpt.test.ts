import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf } from './excerpt.ts'

test('the beginning of a text is one line, never longer than it may be, and breaks no letter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 1, max: 100 }),
      (text, most) => {
        const { excerpt, isCut } = beginningOf(text, most)
        expect([...excerpt].length).toBeLessThanOrEqual(most)
        expect(excerpt).not.toMatch(/\n/)
        expect(isCut || excerpt === text.replace(/\s+/g, ' ').trim()).toBe(true)
        expect(excerpt.isWellFormed()).toBe(true)
      },
    ),
  )
})

test('it ends with a word, unless that is very long', () => {
  const text = 'Nothing needs to be said before you come to us'
  expect(beginningOf(text, 100)).toEqual({ excerpt: text, isCut: false })
  expect(beginningOf(text, 40)).toEqual({ excerpt: 'Nothing needs to be said before you…', isCut: true })
  expect(beginningOf(text, 36)).toEqual({ excerpt: 'Nothing needs to be said before you…', isCut: true })
  expect(beginningOf(text, 35)).toEqual({ excerpt: 'Nothing needs to be said before…', isCut: true })
  expect(beginningOf(`See https://example.rw/${'a'.repeat(50)}`, 30).excerpt).toBe(
    'See https://example.rw/aaaaaa…',
  )
  expect(beginningOf('🌄'.repeat(50), 10).excerpt).toBe(`${'🌄'.repeat(9)}…`)
})
