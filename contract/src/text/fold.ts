/** As the database's `folded()` leaves them out. */
const ACCENTS = /[\u0300-\u036f]/g

/** é → e, so that one word is looked for in one spelling. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '')
}

/** Fewer letters than these are looked for where a word begins, as they stand in nearly every text. */
export const FOUND_ANYWHERE_LENGTH = 3

/**
 * What is searched and what is searched for, made comparable: "Ｇame" finds "game" and "Ecole" finds "ÉCOLE". The letters stay taken apart, as the
 * database's `folded()` leaves them: that is what both are compared in.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(ACCENTS, '').trim()
}
