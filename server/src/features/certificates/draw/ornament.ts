import {
  CERTIFICATE_COLOURS,
  type CertificateShape,
  certificateFrame,
  certificateMark,
  certificateSeal,
  MARK_UNITS,
  SEAL_UNITS,
} from '@academy/contract/certificates'
import { type Pdf, writeText } from '../../../services/pdf/index.ts'

/** Left and right edge of everything that is written, mm. */
export const LEFT = 41
export const RIGHT = 256

const MARK = { top: 40, side: 12 }
const SEAL = { left: 198, top: 37, side: 58 }
const ACADEMY_NAME = { x: LEFT + MARK.side + 3, baseline: 49.3, size: 8.2, width: 125 }

/** The frame, the academy's mark with its name, and the seal. */
export function drawOrnament(doc: Pdf, academyName: string): void {
  drawShapes(doc, certificateFrame())
  drawSquare(doc, certificateMark, MARK_UNITS, { left: LEFT, ...MARK })
  drawSquare(doc, certificateSeal(), SEAL_UNITS, SEAL)
  writeText(doc, academyName, {
    x: ACADEMY_NAME.x,
    y: ACADEMY_NAME.baseline,
    size: ACADEMY_NAME.size,
    face: 'display',
    color: CERTIFICATE_COLOURS.ink,
    tracking: -0.03,
    width: ACADEMY_NAME.width,
    minSize: 4,
    maxLines: 1,
  })
}

function drawSquare(
  doc: Pdf,
  shapes: readonly CertificateShape[],
  units: number,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  doc
    .save()
    .translate(left, top)
    .scale(side / units)
  drawShapes(doc, shapes)
  doc.restore()
}

function drawShapes(doc: Pdf, shapes: readonly CertificateShape[]): void {
  for (const { d, fill, stroke, strokeWidth } of shapes) {
    doc.path(d).lineWidth(strokeWidth ?? 1)
    if (fill && stroke) doc.fillAndStroke(fill, stroke)
    else if (fill) doc.fill(fill)
    else if (stroke) doc.stroke(stroke)
  }
}
