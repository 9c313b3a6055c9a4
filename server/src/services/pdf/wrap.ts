import { graphemesOf } from './letters.ts'

/** Lines no wider than `width`, broken at spaces; a word wider than a line is broken where it must be.
 * @param widthOf how wide a piece of the text is, in the unit of `width` */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = widthOf(word) <= width ? [word] : cutWord(word, width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line) lines.push(line)
  return lines
}

function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemesOf(word)) {
    if (piece && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}
