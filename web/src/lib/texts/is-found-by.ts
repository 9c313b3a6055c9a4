import { FOUND_ANYWHERE_LENGTH, foldForSearch } from '@academy/contract/text'

const BETWEEN_WORDS = /[\s@.,()-]+/

/** What the browser has whole is searched as lists are by the server (`server/src/db/search.ts`): each word that was typed is there, in any
 * order; one or two letters begin a word. */
export function isFoundBy(text: string, typed: string): boolean {
  const folded = foldForSearch(text)
  const words = folded.split(BETWEEN_WORDS)
  return foldForSearch(typed)
    .split(/\s+/)
    .every((part) =>
      part.length < FOUND_ANYWHERE_LENGTH
        ? words.some((word) => word.startsWith(part))
        : folded.includes(part),
    )
}
