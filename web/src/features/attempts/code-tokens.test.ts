import { describe, expect, it } from 'vitest'
import { tokensOf } from './code-tokens.ts'

const coloured = (code: string) =>
  tokensOf(code)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)

describe('colours of code', () => {
  it('loses no letter', () => {
    for (const code of ["const a = 'b' // c", '', '# x\n"never closed', '/* open', 'a\\"b'])
      expect(
        tokensOf(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
  })

  it('knows words, values and comments', () => {
    expect(coloured("const a = 'for' + 1.5 // return")).toEqual([
      'keyword const',
      "value 'for'",
      'value 1.5',
      'comment // return',
    ])
    expect(coloured('def f(x):  # twice\n  return x')).toEqual([
      'keyword def',
      'comment # twice',
      'keyword return',
    ])
    expect(coloured('$return a.class data-for colour:#fff')).toEqual([])
  })
})
