import { type Face, filesOf } from './faces.ts'
import { hasLetter, placesMarks } from './fonts.ts'

/** Invisible hints to line breaking and direction: nothing is lost without them. */
const HINTS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff]/g
/** Shown for what no font has; `canWrite` tells beforehand. */
export const UNKNOWN_LETTER = '\ufffd'

/** Made at its first use: no start waits for it. */
let graphemes: Intl.Segmenter | undefined

/** What a reader calls one letter, with its marks. */
export function graphemesOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('')
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export const hasMark = (text: string): boolean => /\p{M}/u.test(text)

/** A letter with its marks, and the file of the font that has all of it; null when none has. */
export interface Letter {
  text: string
  file: string | null
}

/** As it is written on paper: composed letters, one space between words, no hints. */
export function plainText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(HINTS, '').replace(/\s+/g, ' ').trim()
}

/** `text` is plain. Spaces, digits and signs stay with the font before them where it has them, so that runs are long. */
export function lettersOf(text: string, face: Face): Letter[] {
  const files = filesOf(face)
  let before: string | null = null
  return graphemesOf(text).map((segment) => {
    const isNeutral = !/\p{L}/u.test(segment)
    const order: string[] = isNeutral && before ? [before, ...files] : files
    const file = isWellMade(segment) ? fileOf(segment, order) : null
    if (file) before = file
    return { text: segment, file }
  })
}

/** True when every letter has its glyph: no boxes, no question marks, no mark without a letter under it. */
export function canWrite(text: string, face: Face = 'text'): boolean {
  const plain = plainText(text)
  if (plain === '') return text === ''
  return text.isWellFormed() && lettersOf(plain, face).every(({ file }) => file !== null)
}

/** A mark needs a letter, a joiner needs letters to join, and nothing steers the direction or the screen. */
function isWellMade(segment: string): boolean {
  return !/^[\p{M}\u200c\u200d]|[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(segment)
}

/** The first font that has it; of those that have a mark rather the first that knows its place over the letter. */
function fileOf(segment: string, files: readonly string[]): string | null {
  const able = files.filter((file) => hasAll(file, segment))
  const placing = able.length > 1 && hasMark(segment) && able.find((file) => placesMarks(file, segment))
  return placing || (able[0] ?? null)
}

/** Joiners steer the shaping and need no glyph. */
function hasAll(file: string, segment: string): boolean {
  return [...segment].every(
    (letter) => /[\u200c\u200d]/.test(letter) || hasLetter(file, letter.codePointAt(0) as number),
  )
}
