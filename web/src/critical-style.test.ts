import { expect, it } from 'vitest'
import { criticalStyle, readSheet } from './critical-style.ts'

const styleOf = (css: string, html: string) => criticalStyle([readSheet(css)], html)
const PAGE = '<main class="wrap md:flex [&amp;&gt;svg]:size-4"><p>Muraho</p></main>'

it('keeps the rules of what stands in the markup, in their order', () => {
  expect(styleOf('p{a:1}.wrap{b:2}.card{c:3}h1{d:4}.wrap p{e:5}.card p{f:6}', PAGE)).toBe(
    'p{a:1}.wrap{b:2}.wrap p{e:5}',
  )
})

it('keeps of a list of selectors the ones that match', () => {
  expect(styleOf('.card,.wrap>p,h1{a:1}', PAGE)).toBe('.wrap>p{a:1}')
})

it('reads escaped classes, and those of the markup unescaped', () => {
  const css = String.raw`.md\:flex{a:1}.\[\&\>svg\]\:size-4>p{b:2}.md\:grid{c:3}`
  expect(styleOf(css, PAGE)).toBe(String.raw`.md\:flex{a:1}.\[\&\>svg\]\:size-4>p{b:2}`)
})

it('keeps what may hold by a state, an attribute or a negation', () => {
  const css =
    ':root{a:1}[data-theme=dark] .wrap:hover{b:2}p:not(.card){c:3}.wrap:not(:has(.card)){d:4}*,::before{e:5}'
  expect(styleOf(css, PAGE)).toBe(css)
})

it('of what a selector lets choose from one must be there', () => {
  const css =
    ':is(.card,.wrap)>p{a:1}:is(.card>p,h1){b:2}.wrap:has(>p:hover){c:3}.wrap:has(.card){d:4}:where(.wrap:is(main,h1)) p{e:5}:where(.wrap:is(.card)) p{f:6}'
  expect(styleOf(css, PAGE)).toBe(
    ':is(.card,.wrap)>p{a:1}.wrap:has(>p:hover){c:3}:where(.wrap:is(main,h1)) p{e:5}',
  )
})

it('keeps layers and conditions around what they hold, and leaves empty ones out', () => {
  const css =
    '@layer base,components;@layer components{.wrap{a:1}@media (width<47.5rem){.wrap{b:2}.card{c:3}}}@media print{.card{d:4}}'
  expect(styleOf(css, PAGE)).toBe(
    '@layer base,components;@layer components{.wrap{a:1}@media (width<47.5rem){.wrap{b:2}}}',
  )
})

it('keeps fonts, and animations and properties that a kept rule names', () => {
  const css =
    '@font-face{font-family:A;src:url("a;}.woff2")}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@property --x{syntax:"*"}.wrap{animation:turn 1s;b:var(--x)}'
  expect(styleOf(css, PAGE)).toBe(
    '@font-face{font-family:A;src:url("a;}.woff2")}.wrap{animation:turn 1s;b:var(--x)}@keyframes turn{to{rotate:1turn}}@property --x{syntax:"*"}',
  )
})

it('goes by the outer selector where rules are nested', () => {
  expect(styleOf('.wrap{a:1;&:hover{b:2}}.card{p{c:3}}', PAGE)).toBe('.wrap{a:1;&:hover{b:2}}')
})
