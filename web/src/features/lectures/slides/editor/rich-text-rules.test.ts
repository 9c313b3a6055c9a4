import { expect, it } from 'vitest'
import { holdsUnknown, linkAddress } from './rich-text-rules.ts'

it('takes web addresses, mail and telephone', () => {
  expect(linkAddress(' https://react.dev/learn ')).toBe('https://react.dev/learn')
  expect(linkAddress('react.dev/learn')).toBe('https://react.dev/learn')
  expect(linkAddress('aline@example.com')).toBe('mailto:aline@example.com')
  expect(linkAddress('tel:+250788000000')).toBe('tel:+250788000000')
})

it('takes nothing that could run or leads nowhere', () => {
  for (const wrong of ['', 'effects', 'javascript:alert(1)', 'data:text/html,x', 'a b.com', 'https://"x'])
    expect(linkAddress(wrong)).toBeNull()
})

it('knows what the editor writes, and warns of what it would drop', () => {
  expect(
    holdsUnknown('<h2>Prices</h2><p><span style="color:#0E6446">1,200</span> <code>RWF</code></p>'),
  ).toBe(false)
  expect(holdsUnknown('<table><tr><td>1,200</td></tr></table>')).toBe(true)
  expect(holdsUnknown('<p>H<sub>2</sub>O</p>')).toBe(true)
  expect(holdsUnknown('<p style="text-align:center">Middle</p>')).toBe(true)
})
