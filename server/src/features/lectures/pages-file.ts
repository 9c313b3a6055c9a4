import { createReadStream } from 'node:fs'
import type { Services } from '../../http/context.ts'
import { newFileKey } from '../../services/files/index.ts'
import {
  findLibreOffice,
  inspectMedia,
  renderPresentation,
  sourceFromPath,
} from '../../services/media/index.ts'

export interface DrawnPages {
  key: string
  pageCount: number | null
}

/** Draws a stored pptx and stores the PDF. Null without LibreOffice, without the file, or when it can't be drawn. */
export async function storePagesOf(
  { config, files, log }: Services,
  key: string,
  signal: AbortSignal,
): Promise<DrawnPages | null> {
  const programPath = await findLibreOffice(config.searchPath)
  const presentation = programPath && (await files.open(key))
  if (!presentation) return null
  const drawn = await renderPresentation(
    { programPath },
    presentation.stream,
    async (pdfPath) => {
      const pagesKey = newFileKey('media', 'pdf')
      await files.put(pagesKey, createReadStream(pdfPath), { signal })
      return { key: pagesKey, pageCount: await countPages(pdfPath) }
    },
    signal,
  )
  if (!drawn) log.warn({ key }, 'LibreOffice could not draw a presentation')
  return drawn
}

async function countPages(pdfPath: string): Promise<number | null> {
  const source = await sourceFromPath(pdfPath)
  try {
    return (await inspectMedia(source))?.pageCount ?? null
  } finally {
    await source.close()
  }
}
