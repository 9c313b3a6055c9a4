import { childrenNamed, type MarkupNode, readMarkup, textOf } from './markup-tree.ts'

const names = (text: string) => new Set(text.split(' '))
const BLOCKS = names(
  'address article blockquote div dl dd dt figure figcaption h1 h2 h3 h4 h5 h6 li p section table tr',
)
const CODE = names('code tt kbd samp')
const SILENT = names('script style head title template noscript iframe object')
const MARKS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' }
/** Stands for a block of code until the white space around it is tidy. No text holds it: NUL is refused before. */
const KEPT = '\0'

/** HTML as other systems write it, in the Markdown subset of questions; what has no place there becomes its plain text. */
export function markdownOfHtml(html: string): string {
  const kept: string[] = []
  const { root } = readMarkup(html.replaceAll(KEPT, ''), 'html')
  return words(root, kept)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/\0(\d+)\0/g, (_, at: string) => kept[Number(at)] ?? '')
}

const words = (node: MarkupNode, kept: string[]): string =>
  node.children
    .map((child) => (typeof child === 'string' ? escapeWords(child) : element(child, kept)))
    .join('')

function element(node: MarkupNode, kept: string[]): string {
  const { name, attributes } = node
  if (SILENT.has(name)) return ''
  if (name === 'br') return '\n'
  if (name === 'img') return escapeWords(attributes.alt ?? '')
  if (name === 'pre') return fenced(textOf(node), kept)
  if (CODE.has(name)) return inlineCode(textOf(node))
  if (name === 'ul' || name === 'ol') return list(node, kept)
  if (name === 'td' || name === 'th') return `${words(node, kept)} `
  const inner = words(node, kept)
  const mark = MARKS[name]
  if (mark) return marked(inner, mark)
  if (name === 'a') return linked(inner, attributes.href ?? '')
  return BLOCKS.has(name) ? `\n\n${inner}\n\n` : inner
}

/** Longer than any run of backticks inside. */
function ticksFor(code: string, least: number): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
  return '`'.repeat(Math.max(least, longest + 1))
}

function fenced(text: string, kept: string[]): string {
  const code = text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')
  if (!code) return ''
  const fence = ticksFor(code, 3)
  kept.push(`${fence}\n${code}\n${fence}`)
  return `\n\n${KEPT}${kept.length - 1}${KEPT}\n\n`
}

function inlineCode(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim()
  if (!code) return ''
  const ticks = ticksFor(code, 1)
  const room = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return ticks + room + code + room + ticks
}

function list(node: MarkupNode, kept: string[]): string {
  const items = childrenNamed(node, 'li').map((item, at) => {
    const text = words(item, kept).trim().replace(/\n+/g, '\n  ')
    return `${node.name === 'ol' ? `${at + 1}.` : '-'} ${text}`
  })
  return `\n\n${items.join('\n')}\n\n`
}

/** Marks stand at words, not at the blanks around them, and never around paragraphs. */
function marked(inner: string, mark: string): string {
  const text = inner.trim()
  if (!text || text.includes('\n')) return inner
  return inner.replace(text, () => mark + text + mark)
}

const linked = (inner: string, href: string): string =>
  /^(?:https?:\/\/|mailto:)[^\s()]+$/i.test(href) && inner.trim() ? `[${inner.trim()}](${href})` : inner

/** What would mean something in Markdown stays what it is. */
export function escapeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g, '\\$&')
    .replace(/\[(?=[^[\]]*\]\()/g, '\\[')
    .replace(/^( ?)([-+~])(?=[ ~])/, '$1\\$2')
    .replace(/^( ?\d{1,9})([.)])(?= )/, '$1\\$2')
}
