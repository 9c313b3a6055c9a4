import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

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
