import { Parser } from 'htmlparser2'

export interface MarkupNode {
  name: string
  attributes: Record<string, string>
  children: (MarkupNode | string)[]
  /** Where its tag begins, counted from 1. */
  line: number
}
export interface MarkupTree {
  root: MarkupNode
  /** Nested beyond reason: the rest was not read. */
  isTooDeep: boolean
  hasDoctype: boolean
  /** XML only: tags that nothing closes. */
  unclosed: { name: string; line: number }[]
}

const MAX_DEPTH = 64
/** Small, so that reading stops soon after the text has proved too deep. */
const CHUNK_LETTERS = 8_192

/** Elements and text. No entity of a document's own is known, and none is fetched or expanded. */
export function readMarkup(text: string, mode: 'html' | 'xml'): MarkupTree {
  const root: MarkupNode = { name: '', attributes: {}, children: [], line: 1 }
  const tree: MarkupTree = { root, isTooDeep: false, hasDoctype: false, unclosed: [] }
  const open = [root]
  const lineAt = lineCounter(text)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > MAX_DEPTH) tree.isTooDeep = true
        if (tree.isTooDeep) return
        const node = { name, attributes, children: [], line: lineAt(parser.startIndex) }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext(more) {
        const children = open.at(-1)?.children ?? []
        const last = children.length - 1
        if (typeof children[last] === 'string') children[last] += more
        else children.push(more)
      },
      onclosetag(name, isImplied) {
        if (tree.isTooDeep || open.length === 1) return
        const node = open.pop()
        if (isImplied && mode === 'xml') tree.unclosed.push({ name, line: node?.line ?? 1 })
      },
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) tree.hasDoctype = true
      },
    },
    { xmlMode: mode === 'xml', decodeEntities: true },
  )
  for (let from = 0; from < text.length && !tree.isTooDeep; from += CHUNK_LETTERS)
    parser.write(text.slice(from, from + CHUNK_LETTERS))
  if (!tree.isTooDeep) parser.end()
  return tree
}

export const textOf = (node: MarkupNode | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')

export const childrenNamed = (node: MarkupNode, name: string): MarkupNode[] =>
  node.children.filter((child): child is MarkupNode => typeof child !== 'string' && child.name === name)

export const childNamed = (node: MarkupNode | undefined, name: string): MarkupNode | undefined =>
  node && childrenNamed(node, name)[0]

/** The line of a place in the text. The reader asks for places that only grow, so the text is gone through once. */
function lineCounter(text: string): (at: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1
    return line
  }
}
