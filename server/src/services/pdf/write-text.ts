import { type Pdf, useFont } from './document.ts'
import type { Face } from './faces.ts'
import { graphemesOf, plainText } from './letters.ts'
import { type Line, measureLine, SHAPED_WHOLE } from './measure.ts'
import { directionOf } from './runs.ts'
import { wrapText } from './wrap.ts'

export interface TextOptions {
  /** Where it begins, or ends, or has its middle: see `align`. */
  x: number
  /** The baseline of the first line. */
  y: number
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

const SHRINK = 0.94
const ELLIPSIS = '…'

/** Writes in whatever script the text has, each run in a font that has its letters; what none has becomes a "�". */
export function writeText(doc: Pdf, text: string, options: TextOptions): Written {
  const { size, lines } = fitText(doc, text, options)
  const { x, y, color = '#000000', align = 'left', lineHeight = 1.3 } = options
  lines.forEach((line, index) => {
    const start = x - { left: 0, center: line.width / 2, right: line.width }[align]
    drawLine(doc, line, { x: start, y: y + index * size * lineHeight, size, color })
  })
  const lastBaseline = y + Math.max(0, lines.length - 1) * size * lineHeight
  return { size, lines: lines.length, width: Math.max(0, ...lines.map(({ width }) => width)), lastBaseline }
}

/** The size and the lines that `writeText` would take, for whoever places things below it. */
export function fitText(
  doc: Pdf,
  text: string,
  { size, face = 'text', width = Infinity, tracking = 0, minSize = size, maxLines = Infinity }: TextOptions,
): { size: number; lines: Line[] } {
  const plain = plainText(text)
  const direction = directionOf(plain)
  let fitted = size
  for (;;) {
    const style = { face, size: fitted, tracking, direction }
    const measure = (line: string) => measureLine(doc, line, style)
    const lines = plain === '' ? [] : wrapText(plain, width, (line) => measure(line).width)
    const hasWholeWords = () => plain.split(' ').every((word) => measure(word).width <= width)
    if (lines.length <= maxLines && (fitted <= minSize || hasWholeWords()))
      return { size: fitted, lines: lines.map(measure) }
    if (fitted <= minSize) {
      const kept = lines.slice(0, maxLines)
      const last = shorten(kept.pop() ?? '', (line) => measure(line).width <= width)
      return { size: fitted, lines: [...kept, last].map(measure) }
    }
    fitted = Math.max(minSize, fitted * SHRINK)
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
    doc.text(run.text, x, at.y, { ...SHAPED_WHOLE, characterSpacing: run.spacing, baseline: 'alphabetic' })
    x += run.width
  }
}
