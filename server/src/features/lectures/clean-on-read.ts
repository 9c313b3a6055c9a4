import { sanitizeSlideHtml } from './slide-html.ts'

const LETTERS_MAX = 2_000_000

/** Cleaning is pure and costs a tenth of a millisecond a slide; what was read before is known to be clean. */
const known = new Map<string, string>()
let letters = 0

export function cleanOnRead(content: string): string {
  const found = known.get(content)
  if (found !== undefined) return found
  const clean = sanitizeSlideHtml(content)
  letters += content.length
  if (letters > LETTERS_MAX) {
    known.clear()
    letters = content.length
  }
  // Mostly the same text: one copy then serves as key and value.
  known.set(content, clean === content ? content : clean)
  return clean
}
