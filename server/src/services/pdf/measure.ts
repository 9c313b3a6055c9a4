import { useFont } from './document.ts'
import { type Face, isOwnFamily } from './faces.ts'
import { graphemesOf } from './letters.ts'
import type { Pdf } from './pdf.ts'
import { type Run, runsOf } from './runs.ts'

/** A line as it will be drawn; every length is a share of the letters' size. */
export interface Line {
  runs: PlacedRun[]
  width: number
}

interface PlacedRun extends Run {
  width: number
  /** Added between letters. */
  spacing: number
}

export interface LineStyle {
  face: Face
  /** Between letters; only in the face's own family. */
  tracking: number
  /** Of the whole text, which a line alone need not show. */
  direction: 'ltr' | 'rtl'
}

/** Every glyph of a run at once: pdfkit otherwise cuts at spaces, which turns right-to-left words about. */
export const SHAPED_WHOLE = { lineBreak: false, features: [] } as const satisfies PDFKit.Mixins.TextOptions

const linesOfDocument = new WeakMap<Pdf, Map<string, Line>>()

/** Shaped once a document, however often sizes and breaks are tried. */
export function measureLine(doc: Pdf, text: string, style: LineStyle): Line {
  const known = linesOfDocument.get(doc) ?? new Map<string, Line>()
  linesOfDocument.set(doc, known)
  const key = `${style.face} ${style.tracking} ${style.direction} ${text}`
  const line = known.get(key) ?? shapeLine(doc, text, style)
  known.set(key, line)
  return line
}

function shapeLine(doc: Pdf, text: string, { face, tracking, direction }: LineStyle): Line {
  const runs = runsOf(text, face, direction).map((run) => {
    useFont(doc, run.file, 1)
    const shaped = inShapingOrder(run)
    const spacing = isOwnFamily(face, run.file) ? tracking : 0
    const letters = graphemesOf(shaped).length
    const width = doc.widthOfString(shaped, { ...SHAPED_WHOLE, characterSpacing: 0 }) + spacing * letters
    return { ...run, text: shaped, width, spacing }
  })
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/** The shaper takes the direction from the script; where the line wants the other one (digits, signs), the letters are turned. */
export function inShapingOrder({ text, isRightToLeft: wanted }: Run): string {
  const shapesRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  if (shapesRightToLeft === wanted) return text
  return graphemesOf(text).reverse().join('')
}
