import { type PdfObjects, readPdfObjects } from './pdf-objects.ts'
import type { MediaSource } from './source.ts'

/** Readers accept the mark anywhere in the first kilobyte. */
export function isPdf(head: Buffer): boolean {
  return head.subarray(0, 1024).includes('%PDF-', 0, 'latin1')
}

/** The count in the root of the page tree, without rendering anything. Null for encrypted, repaired and odd files. */
export async function countPdfPages(source: MediaSource): Promise<number | null> {
  try {
    const objects = await readPdfObjects(source)
    const catalogue = await objects.text(objects.root)
    const pages = await objects.text(reference(catalogue, 'Pages'))
    const count = await readCount(pages, objects)
    return Number.isSafeInteger(count) && count > 0 ? count : null
  } catch {
    // A file that readers would have to repair: it has pages, only not a number we could vouch for.
    return null
  }
}

async function readCount(pages: string, objects: PdfObjects): Promise<number> {
  const match = /\/Count\s+(\d{1,7})(\s+\d+\s+R)?/.exec(pages)
  if (!match?.[1]) throw new Error('no count')
  return match[2] ? Number((await objects.text(Number(match[1]))).trim()) : Number(match[1])
}

export function reference(dictionary: string, name: string): number {
  const match = new RegExp(`/${name}\\s+(\\d{1,10})\\s+\\d+\\s+R`).exec(dictionary)
  if (!match) throw new Error(`no reference ${name}`)
  return Number(match[1])
}
