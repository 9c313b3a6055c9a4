// Which rules of the style sheets a page's markup needs for its first paint. Sheets are the build's own, so they are sound and small
// enough to be gone through for each page; in doubt a rule stays.

type Node =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  /** `@media`, `@layer`, `@supports`: what is inside decides. */
  | { kind: 'group'; head: string; inside: readonly Node[] }
  /** `@keyframes` and `@property`: needed where another rule names them. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'plain'; text: string }

interface Selector {
  text: string
  /** All must be there. */
  needs: readonly Need[]
}
/** A class with a dot in front, the name of an element, or one of several lists of such. */
type Need = string | readonly (readonly Need[])[]
export type StyleSheetNodes = readonly Node[]

export function readSheet(css: string): StyleSheetNodes {
  const nodes: Node[] = []
  let at = 0
  while (at < css.length) {
    const end = endOf(css, at, '{;')
    const head = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (head) nodes.push({ kind: 'plain', text: `${head};` })
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    const body = css.slice(end + 1, close)
    nodes.push(nodeOf(head, body))
    at = close + 1
  }
  return nodes
}

function nodeOf(head: string, body: string): Node {
  const text = `${head}{${body}}`
  const [, word, name = ''] = /^@([\w-]+)\s*(\S*)/.exec(head) ?? []
  if (!word)
    return {
      kind: 'rule',
      selectors: splitAtCommas(head).map((selector) => ({ text: selector, needs: needsOf(selector) })),
      body,
    }
  if (word === 'media' || word === 'layer' || word === 'supports' || word === 'container')
    return { kind: 'group', head, inside: readSheet(body) }
  if (word === 'keyframes' || word === 'property') return { kind: 'named', name, text }
  return { kind: 'plain', text }
}

/** The next of these letters outside of brackets, braces, strings and escapes; the end where there is none. */
function endOf(css: string, from: number, letters: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const letter = css[at] as string
    if (letter === '\\') at += 1
    else if (letter === '"' || letter === "'") {
      for (at += 1; css[at] !== letter && at < css.length; at += 1) if (css[at] === '\\') at += 1
    } else if (depth === 0 && letters.includes(letter)) return at
    else if (letter === '(' || letter === '[' || letter === '{') depth += 1
    else if (letter === ')' || letter === ']' || letter === '}') depth -= 1
  }
  return css.length
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOf(text, at, ',')
    parts.push(text.slice(at, end).trim())
    at = end + 1
  }
  return parts
}

const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g

function needsOf(selector: string): readonly Need[] {
  const { bare, choices } = withoutBrackets(selector)
  const classes = [...bare.matchAll(CLASS)].map(([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`)
  const elements = bare
    .replace(CLASS, '')
    .replace(/::?[\w-]+|#[\w-]+/g, '')
    .split(/[\s>+~]+/)
    .map((part) => part.replace(/[*&]/g, '').toLowerCase())
  return [
    ...classes,
    ...elements.filter(Boolean),
    ...choices.map((choice) => splitAtCommas(choice).map(needsOf)),
  ]
}

const CHOOSES = /:(?:is|where|has)$/

/** Without attributes and without what `:not()` and its like hold: it may be so, or not. Of what `:is()` holds one must be. */
function withoutBrackets(selector: string): { bare: string; choices: string[] } {
  let bare = ''
  const choices: string[] = []
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector[at] as string
    if (letter === '\\') {
      bare += selector.slice(at, at + 2)
      at += 1
    } else if (letter === '(' || letter === '[') {
      const end = endOf(selector, at + 1, letter === '(' ? ')' : ']')
      if (letter === '(' && CHOOSES.test(bare)) choices.push(selector.slice(at + 1, end))
      at = end
    } else bare += letter
  }
  return { bare, choices }
}

const isMet = (need: Need, parts: ReadonlySet<string>): boolean =>
  typeof need === 'string' ? parts.has(need) : need.some((all) => all.every((inner) => isMet(inner, parts)))

const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** What a selector may need: the classes and elements of the markup, and of the document around it. */
function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set(['html', 'body'])
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) parts.add(name.toLowerCase())
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const plain = names.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    for (const name of plain.split(/\s+/)) parts.add(`.${name}`)
  }
  return parts
}

/** The rules that the markup needs, in their order and in their layers. */
export function criticalStyle(sheets: readonly StyleSheetNodes[], html: string): string {
  const parts = partsOf(html)
  const rules = sheets.map((sheet) => rulesFor(sheet, parts)).join('')
  const named = sheets.flatMap((sheet) => namedIn(sheet)).filter(({ name }) => rules.includes(name))
  return rules + named.map(({ text }) => text).join('')
}

function rulesFor(nodes: StyleSheetNodes, parts: ReadonlySet<string>): string {
  let css = ''
  for (const node of nodes) {
    if (node.kind === 'plain') css += node.text
    else if (node.kind === 'group') {
      const inside = rulesFor(node.inside, parts)
      if (inside) css += `${node.head}{${inside}}`
    } else if (node.kind === 'rule') {
      const matching = node.selectors.filter(({ needs }) => needs.every((need) => isMet(need, parts)))
      if (matching.length > 0) css += `${matching.map(({ text }) => text).join()}{${node.body}}`
    }
  }
  return css
}

const namedIn = (nodes: StyleSheetNodes): { name: string; text: string }[] =>
  nodes.flatMap((node) =>
    node.kind === 'named' ? [node] : node.kind === 'group' ? namedIn(node.inside) : [],
  )
