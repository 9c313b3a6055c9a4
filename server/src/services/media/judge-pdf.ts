import { readPdfObjects } from './pdf-objects.ts'
import { isPdf, reference } from './pdf-pages.ts'
import { readPdfTable } from './pdf-table.ts'
import type { MediaSource } from './source.ts'

export type PdfJudgement = 'sound' | 'locked' | 'damaged' | 'no-pdf'

const HEAD_BYTES = 1024
const TAIL_BYTES = 2048
/** Nothing but blanks may follow: an archive or a script behind a PDF makes it two files in one. */
const END = /%%EOF[\s\0]*$/

/** Whether every reader opens it: a PDF from its first byte to its end mark, with a table that leads to its pages, and no
 * password. More than lectures ask for, where a file that needs repair may still be of use. */
export async function judgePdf(source: MediaSource): Promise<PdfJudgement> {
  const head = await source.read(0, HEAD_BYTES)
  if (!isPdf(head) || !/^(\xef\xbb\xbf)?\s*%PDF-\d/.test(head.toString('latin1'))) return 'no-pdf'
  const tail = (await source.read(source.sizeBytes - TAIL_BYTES, source.sizeBytes)).toString('latin1')
  if (!END.test(tail)) return 'damaged'
  try {
    if ((await readPdfTable(source)).isEncrypted) return 'locked'
    const { text, root } = await readPdfObjects(source)
    const pages = await text(reference(await text(root), 'Pages'))
    return /\/Kids\b/.test(pages) ? 'sound' : 'damaged'
  } catch {
    // The table or what it points to is broken: some programs would repair it, others show an empty page.
    return 'damaged'
  }
}
