import type { Pdf } from './pdf.ts'

/** What a piece of the page is to those who hear it. */
export type TagRole = 'H1' | 'P' | 'Figure' | 'Link'

export interface Heard {
  /** What a picture shows. */
  alt?: string
  /** Letters as they are read, where they are drawn in another order. */
  actual?: string
  /** Opens an address; its place on the page is in mm. */
  link?: Link
}

export interface Link {
  url: string
  x: number
  y: number
  width: number
  height: number
}

const roots = new WeakMap<Pdf, PDFKit.PDFStructureElement>()
const ORNAMENT = { type: 'Layout' } as const

/** From here on whatever is drawn is ornament, but for what is drawn to be heard. */
export function openStructure(doc: Pdf): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  roots.set(doc, root)
  doc.markContent('Artifact', ORNAMENT)
}

export function closeStructure(doc: Pdf): void {
  doc.endMarkedContent()
}

/** Draws what screen readers read: each piece once, in this order. */
export function drawHeard(doc: Pdf, role: TagRole, draw: () => void, { link, ...heard }: Heard = {}): void {
  doc.endMarkedContent()
  const element = doc.struct(role, heard)
  roots.get(doc)?.add(element)
  element.add(draw)
  if (link) {
    const { x, y, width, height, url } = link
    // pdfkit writes a string as a name and a String as a string; its types know of no structure here.
    const more = { structParent: element, Contents: new String(url) }
    doc.link(x, y, width, height, url, more as object)
  }
  element.end()
  doc.markContent('Artifact', ORNAMENT)
}
