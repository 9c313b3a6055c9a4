export interface Excerpt {
  excerpt: string
  /** Something is missing. */
  isCut: boolean
}

/** A word that fills more of an excerpt than this is cut like a line of signs. */
const LONGEST_WORD = 0.25

/** The beginning of a text on one line, its ellipsis counted: never through the middle of a letter, nor of a word. */
export function beginningOf(text: string, mostLetters: number): Excerpt {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= mostLetters) return { excerpt: letters.join(''), isCut: false }
  const lastSpace = letters.lastIndexOf(' ', mostLetters - 1)
  const end = lastSpace > mostLetters * (1 - LONGEST_WORD) ? lastSpace : mostLetters - 1
  return { excerpt: `${letters.slice(0, end).join('').trimEnd()}…`, isCut: true }
}
