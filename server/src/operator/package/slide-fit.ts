import { type Block, blocksOf, innerOf, lettersOf, wrapped } from './html-blocks.ts'

// Measures of the slide as the player draws it, in units of its 960 × 540 canvas.
const TEXT_LETTERS_A_LINE = 80
const CODE_LETTERS_A_LINE = 78
const TITLE_LETTERS_A_LINE = 38
const LINE = 29.5
const CODE_LINE = 25.5
const ROW = 42
const GAP = 18
const CODE_FRAME = 52

/** Room below a title for the content of a slide. */
export function roomUnder(title: string): number {
  return 540 - 86 - 52 * linesOf(title, TITLE_LETTERS_A_LINE)
}

/** How tall a block is drawn, estimated from its letters. */
export function heightOf(block: Block): number {
  switch (block.tag) {
    case 'pre':
      return codeLines(block).reduce((sum, line) => sum + codeLineHeight(line), CODE_FRAME)
    case 'ul':
    case 'ol':
      return listItems(block).reduce((sum, item) => sum + itemHeight(item), 0) + GAP
    case 'table':
      return tableRows(block).reduce((sum, row) => sum + rowHeight(row), 0) + GAP
    case 'blockquote':
      return blocksOf(innerOf(block)).reduce((sum, inner) => sum + heightOf(inner), 0) + GAP
    case 'hr':
      return GAP * 2
    case 'p':
      return textLines(innerOf(block)) * LINE + GAP
    default:
      return linesOf(lettersOf(block.html), 60) * 36 + GAP
  }
}

/** Cuts a block that is taller than a slide into pieces that fit, each whole in itself. */
export function pieces(block: Block, room: number): Block[] {
  if (heightOf(block) <= room) return [block]
  switch (block.tag) {
    case 'pre':
      return codePieces(block, room)
    case 'ul':
    case 'ol':
      return listPieces(block, room)
    case 'table':
      return tablePieces(block, room)
    case 'blockquote':
      return blocksOf(innerOf(block))
        .flatMap((inner) => pieces(inner, room - GAP))
        .map(({ html }) => ({ tag: 'blockquote', html: `<blockquote>${html}</blockquote>` }))
    case 'p':
      return grouped(sentences(innerOf(block)), (text) => textLines(text) * LINE, room - GAP).map(
        (group) => ({
          tag: 'p',
          html: wrapped(block, group.join('').trim()),
        }),
      )
    default:
      return [block]
  }
}

function codePieces(block: Block, room: number): Block[] {
  const code = blocksOf(innerOf(block)).length === 1 ? /<code[^>]*>/.exec(block.html)?.[0] : undefined
  return grouped(codeLines(block), codeLineHeight, room - CODE_FRAME).map((lines) => {
    const text = lines.join('\n').replace(/^\n+|\s+$/g, '')
    return { tag: 'pre', html: code ? `<pre>${code}${text}\n</code></pre>` : `<pre>${text}</pre>` }
  })
}

function listPieces(block: Block, room: number): Block[] {
  let count = Number(/^<ol start="(\d+)"/.exec(block.html)?.[1] ?? 1)
  return grouped(listItems(block), itemHeight, room - GAP).flatMap((items) => {
    const open = block.tag === 'ul' ? '<ul>' : count === 1 ? '<ol>' : `<ol start="${count}">`
    const list = (inner: string): Block => ({ tag: block.tag, html: `${open}${inner}</${block.tag}>` })
    count += items.length
    const isTooTall = items.length === 1 && itemHeight(items[0]!) > room - GAP
    if (!isTooTall) return [list(items.join(''))]
    // An item taller than a slide keeps its number on its first part; its other parts follow outside the list.
    const [first, ...rest] = blocksOf(innerOf({ tag: 'li', html: items[0]! })).flatMap((part) =>
      pieces(part, room - GAP),
    )
    return [list(`<li>${first!.html}</li>`), ...rest]
  })
}

function tablePieces(block: Block, room: number): Block[] {
  const rows = tableRows(block)
  const head = rows[0]?.includes('<th') ? rows.splice(0, 1) : []
  const headHeight = head.reduce((sum, row) => sum + rowHeight(row), 0)
  return grouped(rows, rowHeight, room - GAP - headHeight).map((group) => ({
    tag: 'table',
    html: `<table>${head.length ? `<thead>${head.join('')}</thead>` : ''}<tbody>${group.join('')}</tbody></table>`,
  }))
}

function grouped(parts: string[], height: (part: string) => number, room: number): string[][] {
  const groups: string[][] = [[]]
  let used = 0
  for (const part of parts) {
    const tall = height(part)
    if (used + tall > room && groups.at(-1)!.length > 0) {
      groups.push([])
      used = 0
    }
    groups.at(-1)!.push(part)
    used += tall
  }
  return groups.filter((group) => group.join('').trim() !== '')
}

/** A list nested in an item counts with its own items. */
function itemHeight(item: string): number {
  const inner = blocksOf(innerOf({ tag: 'li', html: item }))
  return inner.reduce(
    (sum, block) => sum + (block.tag === 'p' ? textLines(innerOf(block)) * LINE + 8 : heightOf(block)),
    0,
  )
}

function rowHeight(row: string): number {
  const cells = row.match(/<t[hd][\s\S]*?<\/t[hd]>/g) ?? []
  const lettersACell = TEXT_LETTERS_A_LINE / Math.max(1, cells.length)
  return ROW + (Math.max(1, ...cells.map((cell) => linesOf(lettersOf(cell), lettersACell))) - 1) * LINE
}

function codeLines(block: Block): string[] {
  return innerOf(block)
    .replace(/^<code[^>]*>|<\/code>$/g, '')
    .replace(/\n$/, '')
    .split('\n')
}

/** A very long line of code scrolls sideways. */
function codeLineHeight(line: string): number {
  return Math.min(3, linesOf(lettersOf(line), CODE_LETTERS_A_LINE)) * CODE_LINE
}

function listItems(block: Block): string[] {
  return blocksOf(innerOf(block))
    .filter(({ tag }) => tag === 'li')
    .map(({ html }) => html)
}

function tableRows(block: Block): string[] {
  return block.html.match(/<tr[\s>][\s\S]*?<\/tr>/g) ?? []
}

/** Cuts after a full stop, but never inside an inline element. */
function sentences(inner: string): string[] {
  const out: string[] = []
  let from = 0
  for (const { index } of inner.matchAll(/[.!?]\s+(?=\S)/g)) {
    const part = inner.slice(from, index + 1)
    const opened = part.match(/<[a-z][^>]*[^/]>|<[a-z]>/g)?.length ?? 0
    if (opened !== (part.match(/<\/[a-z]/g)?.length ?? 0)) continue
    out.push(`${part} `)
    from = index + 1
  }
  return [...out, inner.slice(from)]
}

function textLines(inner: string): number {
  return inner.split('<br />').reduce((sum, line) => sum + linesOf(lettersOf(line), TEXT_LETTERS_A_LINE), 0)
}

function linesOf(letters: string, lettersALine: number): number {
  return Math.max(1, Math.ceil(letters.length / lettersALine))
}
