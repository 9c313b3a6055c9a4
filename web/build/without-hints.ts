import { type Plugin, parseAst } from 'vite'

const LIBRARIES = /[\\/]node_modules[\\/](react-router|@lingui[\\/](core|react))[\\/]dist[\\/].*\.mjs$/

interface Node {
  type: string
  start: number
  end: number
}
type Call = Node & { callee: Node & { name?: string; object?: { name?: string } }; arguments: Node[] }

const WARNS = new Set(['warning', 'warningOnce'])
/** A message that says more than its stack. */
const LONG = 80

/**
 * A library without what it tells its developers: what it warns of, and the long sentences of errors that only a mistake in the code
 * throws. The errors stay, their stacks name the place; development and the tests run the library as it is.
 */
export function withoutHints(code: string): string {
  const cuts: [start: number, end: number, text: string][] = []
  walk(parseAst(code), (node) => {
    if (node.type === 'ExpressionStatement') {
      const call = (node as Node & { expression: Call }).expression
      if (call.type !== 'CallExpression' || !isHint(call)) return true
      cuts.push([node.start, node.end, ';'])
      return false
    }
    const { callee, arguments: given } = node as Call
    const [first, second] = given ?? []
    if (node.type === 'CallExpression' && callee.name === 'invariant' && first && second)
      cuts.push([first.end, second.end, ''])
    else if (node.type === 'NewExpression' && callee.name === 'Error' && first && isLongText(first))
      cuts.push([first.start, first.end, ''])
    else return true
    return false
  })
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code)
}

/** A build leaves the hints of the libraries out that every page waits for. */
export function leaveOutHints(): Plugin {
  return {
    name: 'leave-out-hints',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (LIBRARIES.test(id) ? withoutHints(code) : null),
  }
}

const isHint = ({ callee }: Call) => callee.object?.name === 'console' || WARNS.has(callee.name ?? '')
const isLongText = ({ type, start, end }: Node) =>
  (type === 'Literal' || type === 'TemplateLiteral') && end - start > LONG

/** `visit` says whether to go on into the node. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (typeof child?.type === 'string') walk(child, visit)
}
