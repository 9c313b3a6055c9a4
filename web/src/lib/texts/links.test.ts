import { expect, test } from 'vitest'
import { partsOf } from './links.ts'

const hrefs = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test('web addresses become links, and the text stays letter for letter', () => {
  const text = 'Read https://example.rw/a?b=c#d, then (http://example.rw/x_(y)). Murakoze!'
  expect(hrefs(text)).toEqual(['https://example.rw/a?b=c#d', 'http://example.rw/x_(y)'])
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('nothing else does', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'www.example.rw',
    'a@example.rw',
    '<a href="x">y</a>',
    '**bold** _it_ [x](y)',
    'https://',
    'http://academy.rw@elsewhere.example/',
    'https://a:b@elsewhere.example/',
    'vbscript://x',
    'ftp://example.rw/file',
  ])
    expect(hrefs(text), text).toEqual([])
})

test('an address ends where markup would begin', () => {
  expect(hrefs('https://example.rw/"><img src=x onerror=alert(1)>')).toEqual(['https://example.rw/'])
  expect(hrefs("https://example.rw/'onmouseover='x")).toEqual(['https://example.rw/'])
})
