import { useFont } from './document.ts'
import type { Face } from './faces.ts'
import { graphemesOf, plainText } from './letters.ts'
import { type Line, measureLine, SHAPED_WHOLE } from './measure.ts'
import type { Pdf } from './pdf.ts'
import { directionOf } from './runs.ts'
import { drawHeard, type Heard, type Link, type TagRole } from './structure.ts'
import { wrapText } from './wrap.ts'

export interface TextOptions extends TextStyle {
  /** Where it begins, or ends, or has its middle: see `align`. */
  x: number
  /** The baseline of the first line. */
  y: number
  /** The page's heading is read as one; everything else is a paragraph. */
  isHeading?: boolean
  link?: Link
}

export interface TextStyle {
  /** mm, as all lengths. */
  size: number
  face?: Face
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Lines break before they are wider; without it there is one line. */
  width?: number
  /** Baseline to baseline, as a share of the size. */
  lineHeight?: number
  /** Between letters, as a share of the size. */
  tracking?: number
  /** Smaller, down to this, before there are more lines than `maxLines`; after that the last line ends in an ellipsis. */
  minSize?: number
  maxLines?: number
}

export interface Written {
  size: number
  lines: number
  /** The widest line. */
  width: number
  /** The last line's baseline. */
  lastBaseline: number
}

/** Drawn in another order than it is read, or with one glyph for several letters. */
const DRAWN_OTHERWISE = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}]/u
const SHRINK = 0.94
const ELLIPSIS = '…'

/** Writes in whatever script the text has, each run in a font that has its letters; what none has becomes a "�". */
export function writeText(doc: Pdf, text: string, options: TextOptions): Written {
  const { size, lines } = fitText(doc, text, options)
  const { x, y, color = '#000000', align = 'left', lineHeight = 1.3 } = options
  const draw = () =>
    lines.forEach((line, index) => {
      const start = x - { left: 0, center: line.width / 2, right: line.width }[align] * size
      drawLine(doc, line, { x: start, y: y + index * size * lineHeight, size, color })
    })
  if (lines.length > 0) drawHeard(doc, roleOf(options), draw, heardAs(text, lines.length, options))
  const lastBaseline = y + Math.max(0, lines.length - 1) * size * lineHeight
  const width = Math.max(0, ...lines.map((line) => line.width)) * size
  return { size, lines: lines.length, width, lastBaseline }
}

const roleOf = ({ isHeading, link }: TextOptions): TagRole => (link ? 'Link' : isHeading ? 'H1' : 'P')

/** Between lines no space is drawn, so several of them are given as they are read. */
const heardAs = (text: string, lines: number, { link }: TextOptions): Heard => ({
  ...((lines > 1 || DRAWN_OTHERWISE.test(text)) && { actual: plainText(text) }),
  ...(link && { link }),
})

/** The size and the lines that `writeText` would take, for whoever places things below it. */
export function fitText(
  doc: Pdf,
  text: string,
  { size, face = 'text', width = Infinity, tracking = 0, minSize = size, maxLines = Infinity }: TextStyle,
): { size: number; lines: Line[] } {
  const plain = plainText(text)
  if (plain === '') return { size, lines: [] }
  const style = { face, tracking, direction: directionOf(plain) }
  const measure = (line: string) => measureLine(doc, line, style)
  const widthOf = (line: string) => measure(line).width
  for (let fitted = size; ; fitted = Math.max(minSize, fitted * SHRINK)) {
    const room = width / fitted
    if (widthOf(plain) <= room) return { size: fitted, lines: [measure(plain)] }
    const isSmallest = fitted <= minSize
    const hasWholeWords = isSmallest || plain.split(' ').every((word) => widthOf(word) <= room)
    if (!hasWholeWords) continue
    const lines = wrapText(plain, room, widthOf)
    if (lines.length <= maxLines) return { size: fitted, lines: lines.map(measure) }
    if (!isSmallest) continue
    const kept = lines.slice(0, maxLines)
    const last = shorten(kept.pop() ?? '', (line) => widthOf(line) <= room)
    return { size: fitted, lines: [...kept, last].map(measure) }
  }
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = graphemesOf(line)
  while (letters.length > 0 && !fits(letters.join('') + ELLIPSIS)) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

function drawLine(doc: Pdf, line: Line, at: { x: number; y: number; size: number; color: string }): void {
  let { x } = at
  for (const run of line.runs) {
    useFont(doc, run.file, at.size)
    doc.fillColor(at.color)
    const characterSpacing = run.spacing * at.size
    doc.text(run.text, x, at.y, { ...SHAPED_WHOLE, characterSpacing, baseline: 'alphabetic' })
    x += run.width * at.size
  }
}
