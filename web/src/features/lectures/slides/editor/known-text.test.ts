import { expect, it } from 'vitest'
import { holdsUnknown } from './known-text.ts'

it('knows what the editor writes, and warns of what it would drop', () => {
  expect(
    holdsUnknown('<h2>Prices</h2><p><span style="color:#0E6446">1,200</span> <code>RWF</code></p>'),
  ).toBe(false)
  expect(holdsUnknown('<table><tr><td>1,200</td></tr></table>')).toBe(true)
  expect(holdsUnknown('<p>H<sub>2</sub>O</p>')).toBe(true)
  expect(holdsUnknown('<p style="text-align:center">Middle</p>')).toBe(true)
})
