import {
  CERTIFICATE_COLOURS,
  type CertificateFacts,
  NAME_TRACKING,
  NAME_WIDTH_MM,
  nameSizeMm,
  CERTIFICATE_WORDING as WORDING,
} from '@academy/contract/certificates'
import { fitText, type Pdf, type TextStyle, writeText } from '../../../services/pdf/index.ts'
import { LEFT } from './ornament.ts'

const TOP = 71
/** Where the signatory's line has its room. */
const BOTTOM = 151
const { ink, quiet, text } = CERTIFICATE_COLOURS

const NAME = { face: 'display', lineHeight: 1.02, tracking: NAME_TRACKING, width: NAME_WIDTH_MM } as const
/** Scripts whose letters reach further up and down than Latin ones: share of the size that a line gets more. */
const TALL = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u
const TALL_EXTRA = 0.36

interface Block {
  words: string
  /** mm to the block above. */
  gap: number
  /** From the top of the line to the baseline, as a share of the size. */
  rise: number
  style: TextStyle & { lineHeight: number }
  isHeading?: boolean
}

/** Who, what and about the course: from the top down, shrunk together until it ends above the signature. */
export function drawMiddle(doc: Pdf, facts: CertificateFacts): void {
  let scale = 1
  while (layOut(doc, blocksOf(doc, facts, scale), false) > BOTTOM && scale > 0.4) scale *= 0.95
  layOut(doc, blocksOf(doc, facts, scale), true)
}

function blocksOf(doc: Pdf, facts: CertificateFacts, scale: number): Block[] {
  const small = { size: 4.4, lineHeight: 1.4 }
  const display = { face: 'display', color: ink } as const
  return [
    {
      words: WORDING.kind,
      gap: 0,
      rise: 1.05,
      style: { ...small, face: 'semibold', color: quiet },
    },
    {
      words: facts.holderName,
      isHeading: true,
      gap: 3,
      rise: 0.91,
      style: {
        ...display,
        ...NAME,
        size: sizeOfName(doc, facts.holderName) * scale,
        maxLines: 3,
        minSize: 4,
      },
    },
    { words: WORDING.achieved, gap: 6, rise: 1.05, style: { ...small, color: text } },
    {
      words: facts.courseTitle,
      gap: 2.2,
      rise: 0.94,
      style: {
        ...display,
        size: 10 * scale,
        lineHeight: 1.08,
        tracking: -0.03,
        width: 186,
        maxLines: 4,
        minSize: 4,
      },
    },
    {
      words: WORDING.about(facts),
      gap: 2,
      rise: 1.05,
      style: { ...small, color: quiet, width: 186, maxLines: 2, minSize: 3.2 },
    },
  ]
}

function sizeOfName(doc: Pdf, name: string): number {
  const inOneLine = { ...NAME, size: 1, width: Number.POSITIVE_INFINITY }
  return nameSizeMm(fitText(doc, name, inOneLine).lines[0]?.width ?? 0)
}

/** @returns where it ends, mm from the top of the page */
function layOut(doc: Pdf, blocks: readonly Block[], isDrawn: boolean): number {
  let top = TOP
  for (const { words, gap, rise, style, isHeading = false } of blocks) {
    const extra = TALL.test(words) ? TALL_EXTRA : 0
    const lineHeight = style.lineHeight + extra
    const fitted = fitText(doc, words, style)
    top += gap
    if (isDrawn)
      writeText(doc, words, {
        ...style,
        isHeading,
        lineHeight,
        x: LEFT,
        y: top + (rise + extra / 2) * fitted.size,
      })
    top += fitted.lines.length * fitted.size * lineHeight
  }
  return top
}
