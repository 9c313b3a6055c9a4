/** A lead longer than this is cut at a sentence, so that the page's first lines stay short. */
const LEAD_MAX_LENGTH = 240

/** The first paragraph, or its first sentences when it is long, leads; the rest tells about the course. */
export function splitDescription(description: string): { lead: string; rest: string[] } {
  const paragraphs = description
    .split(/\n\s*\n|\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const [first = '', ...others] = paragraphs
  if (first.length <= LEAD_MAX_LENGTH) return { lead: first, rest: others }
  let cut = 0
  for (const sentence of first.matchAll(/[.!?…](?=\s)/g)) {
    if (sentence.index >= LEAD_MAX_LENGTH) break
    cut = sentence.index + 1
  }
  if (cut === 0) return { lead: first, rest: others }
  return { lead: first.slice(0, cut), rest: [first.slice(cut).trim(), ...others] }
}

/** The first `max` letters, cut at a word, for previews in lists. */
export function previewOf(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= max) return letters.join('')
  const cut = letters.slice(0, max).join('')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord || cut).replace(/[\s,;:.]+$/, '')}…`
}
