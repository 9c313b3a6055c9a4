import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Axe = {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
  commons: { color: { Color: { prototype: Colour } } }
}
type Colour = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Colour }

/** For private fields axe uses WeakMaps, for browsers of long ago. A third of its time is theirs and the collector's: inside it
 * they write on the key itself. */
const ON_THE_KEY = `class OnTheKey {
  name = Symbol()
  has(key) { return this.name in key }
  get(key) { return key[this.name] }
  set(key, value) { key[this.name] = value; return this }
  add(key) { return this.set(key, true) }
}`
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE = `(() => {
  ${ON_THE_KEY}
  const WeakMap = OnTheKey
  const WeakSet = OnTheKey
  ${SOURCE}
})()`

/** What axe finds wrong with the page as it stands. */
export async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(parseEachColourOnce)
  }
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, asked)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, options)
}

/** Runs in the page: for every text axe reads the colours of all that lies under it, and the page has a dozen. */
function parseEachColourOnce(): void {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    const { r, g, b, alpha } = parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}
