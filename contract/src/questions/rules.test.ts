import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXCERPT_LETTERS, excerptOf, readCursor, writeCursor } from './rules.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 })

test('a page goes on where the last one ended', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), hex, (useful, id) => {
      expect(readCursor(writeCursor({ useful, id }))).toEqual({ useful, id })
    }),
  )
  for (const text of ['', '1', '-1-0123456789abcdef01234567', '1-x', `${'9'.repeat(10)}-${'a'.repeat(24)}`])
    expect(readCursor(text)).toBeNull()
})

test('an excerpt is one line, never longer than it may be, and breaks no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const excerpt = excerptOf(text)
      expect([...excerpt].length).toBeLessThanOrEqual(EXCERPT_LETTERS)
      expect(excerpt).not.toMatch(/\n/)
      expect(excerpt.isWellFormed()).toBe(true)
    }),
  )
  expect(excerptOf(' Why\n\n is it empty? ')).toBe('Why is it empty?')
  expect(excerptOf('🌄'.repeat(300))).toBe(`${'🌄'.repeat(199)}…`)
})
