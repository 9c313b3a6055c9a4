import { loadQrcode } from './packages.ts'
import type { Pdf } from './pdf.ts'
import { drawHeard } from './structure.ts'

/** Rows of dark modules, true where the symbol is dark. */
export function qrModules(text: string): boolean[][] {
  const { modules } = loadQrcode().create(text, { errorCorrectionLevel: 'M' })
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  )
}

/** The symbol as one path, `side` mm wide from its first dark module to its last; around it four modules stay white.
 * @param alt what is heard in its place */
export function drawQr(
  doc: Pdf,
  text: string,
  { x, y, side, color, alt }: { x: number; y: number; side: number; color: string; alt: string },
): void {
  const rows = qrModules(text)
  const module = side / rows.length
  const draw = () => {
    rows.forEach((row, index) => {
      for (const { from, to } of darkRuns(row))
        doc.rect(x + from * module, y + index * module, (to - from) * module, module)
    })
    doc.fill(color)
  }
  drawHeard(doc, 'Figure', draw, { alt })
}

function darkRuns(row: boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = -1
  for (const [column, isDark] of [...row, false].entries()) {
    if (isDark && from < 0) from = column
    if (!isDark && from >= 0) {
      runs.push({ from, to: column })
      from = -1
    }
  }
  return runs
}
