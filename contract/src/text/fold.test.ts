import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch, withoutAccents } from './fold.ts'

describe('folding text for a search', () => {
  it('folds letters of every script, case and width', () => {
    expect(foldForSearch('  ÉCOLE Ｆｕｌｌ ﬁne ')).toBe('ecole full fine')
    expect(foldForSearch('ΚΙΓΚΑΛΙ')).toBe(foldForSearch('κιγκαλι'))
    expect(foldForSearch('E\u0301cole')).toBe(foldForSearch('École'))
  })

  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
      }),
    )
  })
})

it('leaves accents out and capitals alone', () => {
  expect(withoutAccents('Échoué, reçu')).toBe('Echoue, recu')
})
