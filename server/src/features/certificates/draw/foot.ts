import {
  CERTIFICATE_COLOURS,
  type CertificateFacts,
  CERTIFICATE_WORDING as WORDING,
} from '@academy/contract/certificates'
import { formatLongDate } from '@academy/contract/text'
import { drawQr, type Pdf, type TextOptions, writeText } from '../../../services/pdf/index.ts'
import type { CertificateMarks } from './marks.ts'
import { LEFT, RIGHT } from './ornament.ts'

const { ink, quiet } = CERTIFICATE_COLOURS
const GAP = 9
const SIGNATORY = { width: 56, line: 161.65, lineWidth: 0.3 }
const UPPER_BASELINE = 167
const LOWER_BASELINE = 171.7
const QR = { side: 22.3, bottom: 163.2 }
const SMALL = { size: 3.5, minSize: 2.2, maxLines: 1 }

/** Who signs, where and when, the number, and the way to the page that checks it. */
export function drawFoot(doc: Pdf, facts: CertificateFacts, marks: CertificateMarks): void {
  drawSignatory(doc, facts)
  const issued = { x: LEFT + SIGNATORY.width + GAP, width: 44 }
  const issuedWidth = drawPair(doc, issued, WORDING.issuedIn(facts.place), formatLongDate(marks.issuedAt), {
    face: 'bold',
    size: 4.1,
  })
  const number = { x: issued.x + Math.max(issuedWidth, 36) + GAP, width: 50 }
  drawPair(doc, number, WORDING.number, marks.number, { face: 'mono', size: 3.9, tracking: -0.02 })
  drawCheck(doc, marks.checkUrl)
}

/** A line to sign on. Nobody's hand is drawn. */
function drawSignatory(doc: Pdf, { signatoryName, signatoryTitle }: CertificateFacts): void {
  doc.rect(LEFT, SIGNATORY.line - SIGNATORY.lineWidth, SIGNATORY.width, SIGNATORY.lineWidth).fill(ink)
  const style = { ...SMALL, x: LEFT, width: SIGNATORY.width }
  writeText(doc, signatoryName, { ...style, y: UPPER_BASELINE, face: 'bold', color: ink })
  writeText(doc, signatoryTitle, { ...style, y: LOWER_BASELINE, color: quiet })
}

/** A label above its value. */
function drawPair(
  doc: Pdf,
  at: { x: number; width: number },
  label: string,
  value: string,
  style: Pick<TextOptions, 'face' | 'size' | 'tracking'>,
): number {
  const upper = { ...SMALL, ...at, y: UPPER_BASELINE - 0.75, color: quiet }
  const above = writeText(doc, label, upper)
  const below = writeText(doc, value, {
    ...at,
    ...style,
    y: LOWER_BASELINE - 0.2,
    color: ink,
    minSize: 2.2,
    maxLines: 1,
  })
  return Math.max(above.width, below.width)
}

function drawCheck(doc: Pdf, checkUrl: string): void {
  const qr = { x: RIGHT - QR.side, y: QR.bottom - QR.side, side: QR.side }
  drawQr(doc, checkUrl, { ...qr, color: ink, alt: WORDING.code(checkUrl) })
  const style = {
    x: RIGHT,
    width: 80,
    size: 2.9,
    minSize: 1.6,
    maxLines: 1,
    color: quiet,
    align: 'right',
  } as const
  writeText(doc, WORDING.scan, { ...style, y: UPPER_BASELINE + 1.1 })
  // Whoever reads it on a screen has no telephone to scan with: code and address open the page.
  const link = { url: checkUrl, x: qr.x, y: qr.y, width: QR.side, height: LOWER_BASELINE + 1 - qr.y }
  writeText(doc, pageOf(checkUrl), { ...style, y: LOWER_BASELINE + 0.3, link })
}

/** `learn.example.rw/certificate`: short enough to type; the number is asked for there. */
function pageOf(checkUrl: string): string {
  const { host, pathname } = new URL(checkUrl)
  return `${host}${pathname.slice(0, pathname.lastIndexOf('/'))}`
}
