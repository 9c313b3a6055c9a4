/** The Markdown subset of questions, options and feedback. Whatever is not of it, HTML included, stays the text it is. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'em'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' }
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'code'; text: string; language: string }
  | { kind: 'list'; start: number | null; items: Inline[][] }

/** Deeper than anybody writes; a hostile text does not get further. */
const MAX_DEPTH = 4

// Code first: nothing inside it means anything. Stars and underscores only at the edge of words, so that `2**3`, `snake_case`
// and `__init__` stay what they are. Links lead to the web or to a mailbox, nowhere else.
const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?<code>[\s\S]*?[^\x60])\k<ticks>(?!\x60)`,
    String.raw`(?<![\w*])\*\*(?=[^\s*])(?<strong>(?:\x60[^\x60]*\x60|[^\x60*]|\*(?!\*))+?)(?<=\S)\*\*(?![\w*])`,
    String.raw`(?<![\w*])\*(?=[^\s*])(?<star>(?:\x60[^\x60]*\x60|[^\x60*])+?)(?<=\S)\*(?![\w*])`,
    String.raw`(?<!\w)_(?=[^\s_])(?<score>(?:\x60[^\x60]*\x60|[^\x60_]|\w_(?=\w))+?)(?<=[^\s_])_(?!\w)`,
    String.raw`\[(?<label>[^[\]]+)\]\((?<href>(?:https?:\/\/|mailto:)(?:[^\s()]|\([^\s()]*\))+)\)`,
    String.raw`(?<line> *\n *)`,
  ].join('|'),
  'gi',
)
const FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w+#.-]*)[^`]*$/
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,9})[.)]) +(\S.*)$/

export function parseInline(text: string, depth = 0): Inline[] {
  if (depth >= MAX_DEPTH) return [{ kind: 'text', text }]
  const found: Inline[] = []
  const say = (more: string) => {
    const last = found.at(-1)
    if (more && last?.kind === 'text') last.text += more
    else if (more) found.push({ kind: 'text', text: more })
  }
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    const { escaped, code, strong, star, score, label, href, line } = match.groups ?? {}
    say(text.slice(from, match.index))
    from = match.index + match[0].length
    const emphasised = star ?? score
    if (escaped !== undefined) say(escaped)
    else if (code !== undefined) found.push({ kind: 'code', text: code.replace(/^ (.*[^ ].*) $/s, '$1') })
    else if (strong !== undefined) found.push({ kind: 'strong', content: parseInline(strong, depth + 1) })
    else if (emphasised !== undefined) found.push({ kind: 'em', content: parseInline(emphasised, depth + 1) })
    else if (href !== undefined)
      found.push({ kind: 'link', href, content: parseInline(label ?? href, depth + 1) })
    else if (line !== undefined) found.push({ kind: 'break' })
  }
  say(text.slice(from))
  return found
}

export function parseQuestion(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    const words = paragraph.join('\n').trim()
    if (words) blocks.push({ kind: 'paragraph', content: parseInline(words) })
    paragraph = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, fence, language = ''] = FENCE.exec(line) ?? []
    if (fence) {
      endParagraph()
      const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`)
      const from = at + 1
      at = from
      while (at < lines.length && !closing.test(lines[at] ?? '')) at++
      blocks.push({ kind: 'code', language: language.toLowerCase(), text: lines.slice(from, at).join('\n') })
      continue
    }
    if (ITEM.test(line)) {
      endParagraph()
      const [list, next] = readList(lines, at)
      blocks.push(list)
      at = next - 1
      continue
    }
    if (line.trim()) paragraph.push(line)
    else endParagraph()
  }
  endParagraph()
  return blocks
}

/** A list goes on over indented lines; another kind of mark begins another list. */
function readList(lines: readonly string[], from: number): [Block, number] {
  const first = ITEM.exec(lines[from] ?? '')?.[1]
  const items: string[] = []
  let at = from
  for (; at < lines.length; at++) {
    const item = ITEM.exec(lines[at] ?? '')
    if (item && (item[1] === undefined) === (first === undefined)) items.push(item[2] ?? '')
    else if (!item && items.length > 0 && /^ {2,}\S/.test(lines[at] ?? ''))
      items.push(`${items.pop()}\n${lines[at]?.trim()}`)
    else break
  }
  const start = first === undefined ? null : Number(first)
  return [{ kind: 'list', start, items: items.map((item) => parseInline(item)) }, at]
}

/** As one line without marks: for lists of questions and for labels. */
export function plainQuestion(text: string): string {
  const words = (content: Inline[]): string =>
    content
      .map((part) => ('text' in part ? part.text : 'content' in part ? words(part.content) : ' '))
      .join('')
  return parseQuestion(text)
    .map((block) =>
      block.kind === 'code'
        ? block.text
        : block.kind === 'list'
          ? block.items.map(words).join(', ')
          : words(block.content),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
