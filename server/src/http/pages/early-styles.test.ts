import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEarlyStyles } from './early-styles.ts'

type Style = ReturnType<ReturnType<typeof createEarlyStyles>['without']>

/** As the web's `src/early/own-page.ts` puts it together. */
function whole(style: Style, known: string): string {
  if (typeof style === 'string') return style
  const had = known.split('}')
  return style.map((piece) => (typeof piece === 'string' ? piece : had.slice(...piece).join('}'))).join('}')
}

test('of a known style the runs are named, and what is new stands in its place', () => {
  const styles = createEarlyStyles()
  const name = styles.keep('@layer base{a{b:1}p{c:2}}.wrap{d:3}.card{e:4}')
  expect(styles.without('@layer base{a{b:1}p{c:2}}.wrap{d:3}.chip{f:5}.card{e:4}.pill{g:6}', name)).toEqual([
    [0, 4],
    '.chip{f:5',
    [4, 5],
    '.pill{g:6',
    [5, 6],
  ])
})

test('a style that is not known here is sent whole, and the one that was kept the longest ago is forgotten', () => {
  const styles = createEarlyStyles()
  const first = styles.keep('a{b:0}')
  expect(styles.without('a{b:0}', first)).toEqual([[0, 2]])
  for (let more = 1; more <= 100; more += 1) styles.keep(`a{b:${more}}`)
  for (const name of [first, 'unknown', undefined]) expect(styles.without('a{b:0}', name)).toBe('a{b:0}')
})

test('whatever stands in both, the pieces make the style', () => {
  const rule = fc.constantFrom(
    'a{b:1}',
    'p{c:2}',
    '@media print{a{d:3}}',
    '@layer base{',
    '}',
    '.x{e:4}',
    'html',
  )
  const style = fc.array(rule, { maxLength: 30 }).map((rules) => rules.join(''))
  fc.assert(
    fc.property(style, style, (wanted, known) => {
      const styles = createEarlyStyles()
      expect(whole(styles.without(wanted, styles.keep(known)), known)).toBe(wanted)
    }),
  )
})
