// The utilities that say how something looks. In JSX stand those of spacing and layout alone.
import { parseAst } from 'vite'

/** Colour, type, shape and shade; how words are set in their box (`text-center`, `truncate`, `whitespace-nowrap`) is layout. */
const LOOKS = [
  'text-(?!(?:left|center|right|start|end|justify|wrap|nowrap|balance|pretty|ellipsis|clip)$)',
  '(?:bg|border|rounded|font|leading|tracking|shadow|opacity|ring|divide)-',
].join('|')
/** Words that mean something else as well, and count where classes stand. */
const LOOKS_IN_CLASSES = [
  LOOKS,
  '(?:outline|underline|decoration|list|fill|stroke|accent|caret|from|via|to|inset-shadow|inset-ring|drop-shadow)-',
  '(?:blur|backdrop|brightness|contrast|grayscale|invert|saturate|sepia|mix-blend|transition|duration|ease|animate)-',
  '(?:border|rounded|shadow|ring|outline|blur|grayscale|invert|transition|underline|overline|line-through|no-underline)$',
  '(?:italic|not-italic|uppercase|lowercase|capitalize|normal-case|antialiased|subpixel-antialiased|tabular-nums)$',
  // A property written out.
  '\\[\\]$',
].join('|')
const ANYWHERE = new RegExp(`^-?(?:${LOOKS})`)
const IN_CLASSES = new RegExp(`^-?(?:${LOOKS_IN_CLASSES})`)
const CLASSES = /class(name)?$/i

/** Each with its line; `file` tells the language. */
export function looksIn(file, code) {
  const found = []
  const visit = (node, isInClasses) => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isInClasses)
      return
    }
    if (!node || typeof node.type !== 'string') return
    if (/^(Import|Export\w*)Declaration$/.test(node.type) && node.source) return
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' && node.value
    if (typeof text === 'string')
      for (const word of text.split(/\s+/).filter((one) => isLook(one, isInClasses)))
        found.push({ word, line: code.slice(0, node.start).split('\n').length })
    const holds = isInClasses || holdsClasses(node)
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, holds)
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, false)
  return found
}

function isLook(word, isInClasses) {
  const [utility] = word
    .replace(/\[[^\]]*\]/g, '[]')
    .split(':')
    .slice(-1)
  return (isInClasses ? IN_CLASSES : ANYWHERE).test(utility.replace(/^!/, '').replace(/!$/, ''))
}

/** `className={…}`, `className: …`, `classNames(…)`. */
function holdsClasses({ type, name, key, callee }) {
  if (type === 'JSXAttribute') return CLASSES.test(name.name)
  if (type === 'Property') return CLASSES.test(key.name)
  return type === 'CallExpression' && callee.name === 'classNames'
}
