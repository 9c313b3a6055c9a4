import { hasPageBehind, isMoreThanPdf } from './double-files.ts'
import { readDurationSeconds } from './duration.ts'
import type { MediaType } from './media-type.ts'
import { countPdfPages } from './pdf-pages.ts'
import { countSlides } from './pptx.ts'
import { sniffMedia } from './sniff.ts'
import type { MediaSource } from './source.ts'

export type MediaFacts = {
  type: MediaType
  sizeBytes: number
  /** Video and audio; null when the file does not tell. */
  durationSeconds: number | null
  /** Pages of a PDF, slides of a presentation; null when they can't be counted. */
  pageCount: number | null
}

/** Null when the bytes are no file that a lecture takes, or two files in one. */
export async function inspectMedia(source: MediaSource): Promise<MediaFacts | null> {
  const type = await sniffMedia(source)
  if (!type) return null
  const facts = { type, sizeBytes: source.sizeBytes, durationSeconds: null, pageCount: null }
  switch (type.extension) {
    case 'pdf':
      if (await isMoreThanPdf(source)) return null
      return { ...facts, pageCount: await countPdfPages(source) }
    case 'pptx':
      return { ...facts, pageCount: await countSlides(source) }
    default:
      if (await hasPageBehind(source)) return null
      return { ...facts, durationSeconds: await readDurationSeconds(source, type.extension) }
  }
}
