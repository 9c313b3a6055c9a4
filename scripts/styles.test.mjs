import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { styleFaults, unusedExceptions } from './styles.mjs'

const place = mkdtempSync(join(tmpdir(), 'academy-styles-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const put = (path, text) => {
  const file = join(place, 'web/src', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('a sheet for every page is refused outside of tokens, reset and ui', () => {
  put('index.css', '@layer components;')
  put('ui/styles/controls.css', '.btn { color: red; }')
  expect(styleFaults(place)).toEqual([])
  put('features/site/home.css', '.hero { color: red; }')
  put('ui/box.css', '.box { color: red; }')
  expect(styleFaults(place).sort()).toEqual([
    expect.stringContaining('web/src/features/site/home.css is loaded for every page'),
    expect.stringContaining('web/src/ui/box.css is loaded for every page'),
  ])
  rmSync(join(place, 'web/src/features'), { recursive: true })
  rmSync(join(place, 'web/src/ui/box.css'))
})

test('a class that holds for every page is begun in one sheet', () => {
  put('index.css', '@layer components { .shut { color: red; } }')
  put(
    'ui/styles/rows.css',
    '@layer components {\n  .row,\n  .box { color: red; }\n  .btn > .mark { color: red; }\n}',
  )
  expect(styleFaults(place)).toEqual([])
  put('ui/styles/rows.css', '@media (width < 10px) { .row, .btn { color: red; } }')
  expect(styleFaults(place)).toEqual([
    'web/src/ui/styles/rows.css begins .btn, which is of ui/styles/controls.css',
  ])
  rmSync(join(place, 'web/src/ui/styles/rows.css'))
})

test('a module has the classes that are read, and no others', () => {
  const sheet = (classes) => `@layer components {\n  ${classes}\n}\n`
  put(
    'card.module.css',
    sheet('.card > :global(.btn:not(.btn-sm)) { width: 1.5rem; } /* .gone */ .card { --x: ".no"; }'),
  )
  put('card.tsx', "import styles from './card.module.css'\nexport const card = () => styles.card\n")
  expect(styleFaults(place)).toEqual([])

  put('card.module.css', sheet('.crad { width: 1px; }'))
  expect(styleFaults(place)).toEqual([
    'web/src/card.tsx reads styles.card, which ./card.module.css does not have',
    'web/src/card.module.css: nobody reads .crad',
  ])

  put('card.tsx', "import looks from './card.module.css'\nexport const card = (name) => looks[name]\n")
  expect(styleFaults(place)).toEqual([])
})

test('no utility of the JSX says how something looks', () => {
  put(
    'box.tsx',
    `const id = 'outline-title'
    export const box = (
      <p
        id={id}
        className="in-[li:last-child]:hidden mt-4 grid max-md:p-4 min-w-0 text-center whitespace-nowrap truncate sr-only muted [&>svg]:size-4"
      >
        Words of a text-book, italic
      </p>
    )\n`,
  )
  expect(styleFaults(place)).toEqual([])

  put(
    'box.tsx',
    `const shape = 'h-4 rounded-3'
    export const box = (over: boolean) => (
      <Part waiting={shape} className={\`grid \${over ? 'max-md:text-muted!' : 'hover:underline'} -tracking-tight\`}>
        <b className={classNames('border', over && 'bg-(--color-tint)', '[color:red]')}>Words</b>
      </Part>
    )\n`,
  )
  expect(styleFaults(place)).toEqual(
    [
      '1: rounded-3',
      '3: -tracking-tight',
      '3: max-md:text-muted!',
      '3: hover:underline',
      '4: border',
      '4: bg-(--color-tint)',
      '4: [color:red]',
    ].map((found) => expect.stringContaining(`web/src/box.tsx:${found} says how something looks`)),
  )
  put('ui/gallery/box.tsx', 'export const box = <b className="text-muted">Words</b>\n')
  rmSync(join(place, 'web/src/box.tsx'))
  expect(styleFaults(place)).toEqual([])
})

test('an exception that no sheet needs is refused', () => {
  expect(unusedExceptions(place)).toEqual([
    expect.stringContaining('/^fonts\\.css$/'),
    expect.stringContaining('/^draw-(page|early)\\.css$/'),
  ])
})

test('the styles of the project hold to it', () => {
  expect([...styleFaults(), ...unusedExceptions()]).toEqual([])
})
