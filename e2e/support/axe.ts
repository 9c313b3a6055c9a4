import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Axe = {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
  commons: { color: { Color: { prototype: Colour } } }
  /** Of the check that runs now; another one each time. */
  _tree: unknown
  _audit: { checks: Record<'color-contrast', { evaluate: Evaluate }> }
}
type Evaluate = (
  this: { data: (facts?: { messageKey?: string }) => void },
  node: Element,
  ...more: unknown[]
) => unknown
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
    await page.evaluate(compareEachKindOfTextOnce)
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

/** Runs in the page: the twentieth row of a list has the colours of the first, on the same grounds. What axe could not tell of one text it
 * is asked of the next. */
function compareEachKindOfTextOnce(): void {
  const { axe } = window as unknown as { axe: Axe }
  const check = axe._audit.checks['color-contrast']
  const { evaluate } = check
  let tree: unknown
  const kinds = new Map<Element, string>()
  const told = new Set<string>()

  const kindOf = (element: Element): string => {
    const known = kinds.get(element)
    if (known !== undefined) return known
    const above = element.parentElement
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const ground = [element.localName, element.className, backgroundColor, backgroundImage, opacity, position]
    const kind = `${above ? kindOf(above) : ''}>${ground.join()}`
    kinds.set(element, kind)
    return kind
  }
  check.evaluate = function (node, ...more) {
    if (axe._tree !== tree) {
      tree = axe._tree
      kinds.clear()
      told.clear()
    }
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node)
    const kind = [kindOf(node), color, fontSize, fontWeight, textShadow].join()
    if (told.has(kind)) return true
    let isSeen = true
    const helper = Object.create(this)
    helper.data = (facts?: { messageKey?: string }) => {
      isSeen = facts?.messageKey !== 'hidden'
      this.data(facts)
    }
    const result = evaluate.call(helper, node, ...more)
    if (isSeen && typeof result === 'boolean') told.add(kind)
    return result
  }
}
