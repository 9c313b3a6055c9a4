import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeSlideHtml } from './slide-html.ts'

const cases = new URL('../../../../../shared/data/cases/', import.meta.url).pathname

// An independent judge: every "<" of the output begins a tag of this grammar, or the output is refused.
const TAG =
  /^<\/?(?:p|br|hr|h[1-6]|blockquote|pre|ul|ol|li|strong|b|em|i|u|s|code|sub|sup|mark|kbd|span|a|table|caption|thead|tbody|tfoot|tr|th|td)((?: [a-z]+="[^"<>]*")*) ?\/?>/
const ATTRIBUTE = {
  href: /^(?:https?:\/\/|mailto:|tel:)/i,
  target: /^_blank$/,
  rel: /^noopener noreferrer nofollow$/,
  class: /^language-[\w+#-]+(?: language-[\w+#-]+)*$/,
  start: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  style: /^(?:(?:color|background-color|text-align):(?:#[0-9a-f]+|rgba?\([\d.,%\s]+\)|[a-z]+);?)*$/i,
} as Record<string, RegExp>

function faultOf(output: string): string | null {
  for (let at = output.indexOf('<'); at !== -1; at = output.indexOf('<', at + 1)) {
    const tag = TAG.exec(output.slice(at))
    if (!tag) return `unknown tag: ${output.slice(at, at + 80)}`
    for (const [, name, value] of tag[1]!.matchAll(/ ([a-z]+)="([^"]*)"/g))
      if (!ATTRIBUTE[name!]?.test(value!)) return `attribute ${name}="${value}"`
  }
  return null
}

function expectInert(payload: string) {
  const once = sanitizeSlideHtml(payload)
  expect(faultOf(once), payload).toBeNull()
  expect(sanitizeSlideHtml(once), payload).toBe(once)
}

describe('sanitising a slide', () => {
  it.each([
    '<p>Plain <strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>x</code></p>',
    '<h2 style="text-align:center">Title</h2>',
    '<p><span style="color:#b5401a">clay</span> <span style="color:rgb(14, 100, 70)">hill</span></p>',
    '<ul><li><p>one</p></li><li><p>two</p><ol start="3"><li><p>three</p></li></ol></li></ul>',
    '<pre><code class="language-js">let a = 1 &lt; 2\n</code></pre>',
    '<table><tbody><tr><th colspan="2" rowspan="1"><p>a</p></th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<blockquote><p>said</p></blockquote><hr /><p>a<br />b</p>',
    '<p><a href="https://impinga.rw/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">link</a></p>',
  ])('keeps what the editor writes: %s', (html) => {
    expect(sanitizeSlideHtml(html)).toBe(html)
    expect(faultOf(html)).toBeNull()
  })

  it.each([
    ['<script>alert(1)</script>hello', 'hello'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="data:text/html,x">a</a>', '<span>a</span>'],
    ['<a href="//evil.example/x">a</a>', '<span>a</span>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<span style="color:red;background:url(javascript:alert(1))">a</span>', '<span>a</span>'],
    ['<span style="color:#fff;position:fixed">a</span>', '<span style="color:#fff">a</span>'],
    ['<p class="fixed inset-0">a</p>', '<p>a</p>'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<p><math><p></p></p>', '<p></p><p></p><p></p>'],
  ])('makes %s harmless', (html, wanted) => {
    expect(sanitizeSlideHtml(html)).toBe(wanted)
  })

  it('survives nesting that would break a stack', () => {
    expectInert(`${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`)
  })

  it('lets no generated text through', () => {
    const bit = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        '/',
        '=',
        '<a href=',
        '<p style=',
        'javascript:',
        '<svg',
        '<math>',
        '<!--',
        '-->',
        '\0',
      ],
      ...[
        '<script',
        '</script>',
        '<style>',
        '<textarea>',
        '&lt;',
        '&#x6a;',
        ' onload=',
        '<xmp>',
        '<noscript>',
        'x',
        ' ',
      ],
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 24 }), (bits) => expectInert(bits.join(''))),
      { numRuns: 2_000 },
    )
  })
})

describe.runIf(existsSync(cases))('published payloads', () => {
  const read = (path: string) => JSON.parse(readFileSync(`${cases}${path}`, 'utf8')) as unknown

  it('XSS payloads come out inert', () => {
    const payloads = read('dompurify/xss-expect.json') as { payload: string }[]
    expect(payloads.length).toBeGreaterThan(100)
    for (const { payload } of payloads) expectInert(payload)
  })

  it('naughty strings come out inert', () => {
    const strings = read('naughty-strings/blns.json') as string[]
    expect(strings.length).toBeGreaterThan(300)
    for (const string of strings) expectInert(string)
  })
})
