export type TextPart = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi
/** Ends a sentence more often than an address. */
const ENDING = /[.,;:!?…]+$/
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** A message's text with its web addresses told apart. Nothing else in it means anything. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const found = withoutEnding(match[0])
    const href = safeAddress(found)
    if (!href) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: found, href })
    from = match.index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A bracket that was opened before the address closes after it. */
function withoutEnding(address: string): string {
  let rest = address
  for (;;) {
    const before = rest
    rest = rest.replace(ENDING, '')
    const opening = CLOSING[rest.at(-1) ?? '']
    if (opening && count(rest, opening) < count(rest, rest.at(-1) as string)) rest = rest.slice(0, -1)
    if (rest === before) return rest
  }
}

const count = (text: string, letter: string): number => text.split(letter).length - 1

/** Only the web, and no name before the host that would pass for it: `https://academy.rw@elsewhere.example`. */
function safeAddress(text: string): string | null {
  const url = URL.parse ? URL.parse(text) : parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username || url.password || !url.hostname ? null : url.href
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
