import bidiFactory from 'bidi-js'
import type { Face } from './faces.ts'
import { filesOf, isOwnFamily } from './faces.ts'
import { hasMark, lettersOf, UNKNOWN_LETTER } from './letters.ts'

const bidi = bidiFactory()

/** Letters of one font in one direction, in the order in which they are shaped. */
export interface Run {
  text: string
  file: string
  isRightToLeft: boolean
}

interface Piece extends Run {
  level: number
}

/** Where a text begins, by its first letter that has a direction. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/** A line as runs from left to right, by the Unicode bidirectional algorithm. */
export function runsOf(line: string, face: Face, base: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const pieces: Piece[] = []
  let at = 0
  for (const letter of lettersOf(line, face)) {
    const level = levels[at] ?? 0
    const file = letter.file ?? fileOfUnknown(face)
    const text = letter.file ? (mirrored.get(at) ?? letter.text) : UNKNOWN_LETTER
    at += letter.text.length
    const last = pieces.at(-1)
    // pdfkit places a mark without the tracking before it, so a tracked letter with one begins a run and ends it.
    const isFree = isOwnFamily(face, file) && (hasMark(text) || (last !== undefined && hasMark(last.text)))
    if (last && last.level === level && last.file === file && !isFree) last.text += text
    else pieces.push({ text, file, level, isRightToLeft: level % 2 === 1 })
  }
  return reorder(pieces)
}

/** Rule L2: from the highest level down to the lowest odd one, whatever lies at it or above is turned round. */
function reorder(pieces: Piece[]): Piece[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  let ordered = pieces
  for (let level = highest; level > 0; level--) {
    const next: Piece[] = []
    let turned: Piece[] = []
    for (const piece of ordered) {
      if (piece.level >= level) turned.unshift(piece)
      else {
        next.push(...turned, piece)
        turned = []
      }
    }
    ordered = [...next, ...turned]
  }
  return ordered
}

function fileOfUnknown(face: Face): string {
  const file = filesOf(face).find((candidate) => candidate.includes('/noto-sans/'))
  if (!file) throw new Error(`the face ${face} has no font for unknown letters`)
  return file
}
