import type { Pdf } from '../../../services/pdf/index.ts'

const UNITS = 34
/** The peak above its reflection. */
const PARTS: readonly [path: string, color: string][] = [
  ['M17 1 33 17H26.6L17 7.4 7.4 17H1Z', '#0E6446'],
  ['M17 10.2 23.8 17H10.2Z', '#C8481F'],
  ['M1 19.4H33L17 33.4Z', '#0E6446'],
  ['M11.6 22.2H22.4L17 27Z', '#F2B51D'],
]

export function drawMark(doc: Pdf, at: { left: number; top: number; side: number }): void {
  doc.save()
  doc.translate(at.left, at.top).scale(at.side / UNITS)
  for (const [path, color] of PARTS) doc.path(path).fill(color)
  doc.restore()
}
