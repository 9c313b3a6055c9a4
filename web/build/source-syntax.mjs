// What a source file says and what it takes from which other file, read from its syntax alone.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseAst } from 'vite'

const MACROS = /^@lingui\/(core|react)\/macro$/
const TEST = /\.test\.tsx?$/

/** Every source file under a folder, tests left out. */
export function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !TEST.test(name))
    .map((name) => join(folder, name))
    .sort()
}

/** `sentences`: the code of each outermost macro. `imports`: at once; `later`: `import()`. `exports`: what a door passes on.
 * `calls`: of functions by their name, with the words among their arguments, `rooms` of their options among them. */
export function readSource(file) {
  const code = readFileSync(file, 'utf8')
  const source = { sentences: [], imports: [], later: [], exports: [], calls: [] }
  const macros = new Set()
  const from = (node) => node.source && resolve(dirname(file), node.source.value)
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node.type !== 'string') return
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.filter(({ importKind }) => importKind !== 'type')
      if (MACROS.test(node.source.value)) for (const { local } of names) macros.add(local.name)
      else if (node.importKind !== 'type' && node.source.value.startsWith('.'))
        source.imports.push({ from: from(node), names: names.map(({ imported }) => imported?.name ?? '*') })
      return
    }
    if (/^Export(Named|All)Declaration$/.test(node.type) && node.source && node.exportKind !== 'type')
      source.exports.push({
        from: from(node),
        names: node.specifiers?.map(({ local, exported }) => [exported.name, local.name]) ?? null,
      })
    if (
      node.type === 'ImportExpression' &&
      typeof node.source.value === 'string' &&
      node.source.value.startsWith('.')
    )
      source.later.push({ from: from(node), at: node.start })
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
      source.calls.push({
        name: node.callee.name,
        rooms: node.arguments.flatMap(wordsIn),
        start: node.start,
        end: node.end,
      })
    if (isMacro(node, macros)) {
      source.sentences.push(code.slice(node.start, node.end))
      return
    }
    for (const key in node) if (typeof node[key] === 'object') visit(node[key])
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return source
}

/** The file that holds what another passes on by this name. */
export function holderOf(file, name, sources) {
  for (const { from, names } of sources.get(file)?.exports ?? []) {
    const passed = names?.find(([exported]) => exported === name)
    if (passed) return holderOf(from, passed[1], sources)
  }
  return file
}

function isMacro(node, macros) {
  const isNamed = ({ type, name }) =>
    /^(JSX)?Identifier$/.test(type) &&
    name !== 'useLingui' &&
    (macros.has(name) || (name === 't' && macros.has('useLingui')))
  if (node.type === 'JSXElement') return isNamed(node.openingElement.name)
  if (node.type === 'TaggedTemplateExpression') return isNamed(node.tag)
  return node.type === 'CallExpression' && isNamed(node.callee)
}

function wordsIn(node) {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(wordsIn)
  if (node?.type === 'ObjectExpression')
    return node.properties.flatMap(({ key, value }) => (key?.name === 'rooms' ? wordsIn(value) : []))
  return typeof node?.value === 'string' ? [node.value] : []
}
