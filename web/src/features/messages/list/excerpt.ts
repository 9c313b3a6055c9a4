const BEFORE = 24
const LENGTH = 90

/** The part of a text in which something was found, in one line. */
export function excerptAround(content: string, q: string): string {
  const letters = Array.from(content.replace(/\s+/g, ' ').trim())
  const at = Array.from(letters.join('').toLowerCase().split(q.toLowerCase())[0] ?? '').length
  const from = at >= letters.length || at <= BEFORE ? 0 : at - BEFORE
  const part = letters.slice(from, from + LENGTH).join('')
  return `${from > 0 ? '…' : ''}${part}${from + LENGTH < letters.length ? '…' : ''}`
}
