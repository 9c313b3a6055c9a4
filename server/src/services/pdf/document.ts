import { fontForDocument } from './fonts.ts'
import { loadPdfkit } from './packages.ts'
import type { Pdf } from './pdf.ts'
import { closeStructure, openStructure } from './structure.ts'

export interface PdfOptions {
  title: string
  /** The date that the file carries. Nothing in it comes from the clock or from chance. */
  at: Date
  size?: 'A4' | 'A5'
  layout?: 'portrait' | 'landscape'
  language?: string
  /** Who stands behind it: the academy's name. */
  author?: string
  subject?: string
}

const POINTS_PER_MM = 72 / 25.4

/** An empty page on which every length, letters included, is in millimetres from the upper left corner.
 * The same drawing gives the same bytes. */
export function openPdf({ title, at, size, layout, language, author, subject }: PdfOptions): Pdf {
  const doc = new (loadPdfkit())({
    size: size ?? 'A4',
    layout: layout ?? 'portrait',
    margin: 0,
    autoFirstPage: false,
    lang: language ?? 'en',
    displayTitle: true,
    // No `pdfVersion`: from 1.4 on pdfkit adds XML in which names stand unescaped.
    tagged: true,
    info: {
      Title: title,
      Author: author ?? '',
      Subject: subject ?? '',
      Creator: author ?? '',
      Producer: 'PDFKit',
      CreationDate: at,
      ModDate: at,
    },
  })
  doc.on('pageAdded', () => doc.scale(POINTS_PER_MM))
  doc.addPage()
  openStructure(doc)
  return doc
}

/** Ends the document and gives its bytes. */
export async function closePdf(doc: Pdf): Promise<Uint8Array> {
  const parts: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  closeStructure(doc)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

const filesOfDocument = new WeakMap<Pdf, Set<string>>()

/** Chooses a font of `faces.ts` for what is written next. */
export function useFont(doc: Pdf, file: string, size: number): void {
  const known = filesOfDocument.get(doc) ?? new Set()
  filesOfDocument.set(doc, known)
  if (!known.has(file)) {
    // pdfkit takes a parsed font too; its types know of bytes alone.
    doc.registerFont(file, fontForDocument(file) as unknown as ArrayBuffer)
    known.add(file)
  }
  doc.font(file).fontSize(size)
}
