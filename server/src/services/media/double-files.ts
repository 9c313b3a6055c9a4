import { readPdfObjects } from './pdf-objects.ts'
import type { MediaSource } from './source.ts'

const HEAD_BYTES = 1024
const TAIL_BYTES = 64 * 1024
const MARKUP = /<\s*(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|meta)\b/i
/** Where a PDF, or half a one, ends. */
const PDF_ENDS = /%%EOF|endobj|endstream|startxref\s+\d+/g

/** A film or a recording with a web page behind it: two files in one. */
export async function hasPageBehind(source: MediaSource): Promise<boolean> {
  return MARKUP.test(await tailOf(source))
}

/** A PDF that is a web page too, before its first byte or behind its last, or that runs a program when it is opened. Blanks and
 * a printer's commands before it, and what is missing at its end, are no fault: readers repair that. */
export async function isMoreThanPdf(source: MediaSource): Promise<boolean> {
  const head = (await source.read(0, HEAD_BYTES)).toString('latin1')
  if (head.slice(0, head.indexOf('%PDF-')).includes('<')) return true
  const tail = await tailOf(source)
  const end = [...tail.matchAll(PDF_ENDS)].at(-1)
  if (MARKUP.test(end ? tail.slice(end.index) : tail)) return true
  return runsOnOpening(source)
}

async function runsOnOpening(source: MediaSource): Promise<boolean> {
  try {
    const { root, text } = await readPdfObjects(source)
    const catalogue = plainNames(await text(root))
    const acts = [...catalogue.matchAll(/\/(?:OpenAction|AA)\s+(\d{1,10})\s+\d+\s+R/g)]
    const pieces = await Promise.all(acts.map(async ([, number]) => plainNames(await text(Number(number)))))
    const own = /\/(?:OpenAction|AA)\s*<</.test(catalogue) ? [catalogue] : []
    return [...pieces, ...own].some((piece) => /\/JavaScript\b|\/JS\b|\/Launch\b/.test(piece))
  } catch {
    // Encrypted, or to be repaired: a browser's reader asks nobody's leave for what it runs, and runs it in its own box.
    return false
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

async function tailOf(source: MediaSource): Promise<string> {
  return (await source.read(source.sizeBytes - TAIL_BYTES, source.sizeBytes)).toString('latin1')
}
