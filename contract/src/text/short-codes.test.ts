import { describe, expect, it } from 'vitest'
import { readShortCode, SHORT_CODE_LETTERS } from './short-codes.ts'

describe('codes that people read aloud', () => {
  it('are read in either case, with or without hyphens and spaces', () => {
    for (const typed of ['K7QM-4XPD-92HT', 'k7qm4xpd92ht', ' K7QM 4XPD 92HT ', 'k7qm‑4xpd–92ht'])
      expect(readShortCode(typed, [4, 4, 4])).toBe('K7QM-4XPD-92HT')
    expect(readShortCode('7f3kq2', [4, 2])).toBe('7F3K-Q2')
  })

  it('are refused when they can be none', () => {
    for (const typed of [
      '',
      'K7QM-4XPD-92H',
      'K7QM-4XPD-92HTX',
      'K7QM-4XPD-92H0',
      'K7QM-4XPD-92HO',
      '🎓'.repeat(12),
    ])
      expect(readShortCode(typed, [4, 4, 4])).toBeNull()
  })

  it('use 31 letters, none of which looks like another', () => {
    expect(new Set(SHORT_CODE_LETTERS).size).toBe(31)
    expect(SHORT_CODE_LETTERS).not.toMatch(/[01OIL]/)
  })
})
