/** A top-level element of sanitised HTML. */
export type Block = { tag: string; html: string }

const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*>/g
const VOID = new Set(['br', 'hr'])
const INLINE = /^(?:strong|b|em|i|u|s|code|sub|sup|mark|kbd|span|a|br)$/

/**
 * Cuts HTML at its top level. Works on what the sanitiser wrote: every tag closed, no ">" inside an attribute.
 * Loose text and inline elements become paragraphs.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let loose = ''
  const settle = () => {
    if (loose.replace(/<br \/>/g, '').trim()) blocks.push({ tag: 'p', html: `<p>${loose.trim()}</p>` })
    loose = ''
  }
  let depth = 0
  let from = 0
  for (const found of html.matchAll(TAG)) {
    const [whole, slash, tag] = found as unknown as [string, string, string]
    const end = found.index + whole.length
    if (VOID.has(tag)) {
      if (depth > 0 || tag === 'br') continue
      loose += html.slice(from, found.index)
      settle()
      blocks.push({ tag, html: whole })
      from = end
    } else if (!slash) {
      if (depth === 0) {
        loose += html.slice(from, found.index)
        from = found.index
      }
      depth += 1
    } else if (--depth === 0) {
      if (INLINE.test(tag)) loose += html.slice(from, end)
      else {
        settle()
        blocks.push({ tag, html: html.slice(from, end) })
      }
      from = end
    }
  }
  loose += html.slice(from)
  settle()
  return blocks
}

/** What stands between an element's own tags. */
export function innerOf({ html }: Block): string {
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
}

/** An element like it around other content. */
export function wrapped({ html }: Block, inner: string): string {
  return html.slice(0, html.indexOf('>') + 1) + inner + html.slice(html.lastIndexOf('</'))
}

/** The letters a reader sees, for measuring and for titles. */
export function lettersOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
}
