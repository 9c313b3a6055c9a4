import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PDFDocumentProxy, PDFPageProxy }

// The legacy build, because cheap phones seldom have this year's browser.
GlobalWorkerOptions.workerSrc = worker

/** Opens it piece by piece: pages that nobody looks at are not downloaded where the file allows it. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const task = getDocument({ url, disableAutoFetch: true, disableStream: true, enableXfa: false })
  const stop = () => void task.destroy()
  signal.addEventListener('abort', stop)
  const pdf = await task.promise
  signal.throwIfAborted()
  return pdf
}

const SHARPEST = 2

/** Draws a page at the width it has on the screen, and gives its words for those who do not look at it. */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  widthPx: number,
): Promise<string> {
  const sharpness = Math.min(SHARPEST, devicePixelRatio)
  const scale = (widthPx * sharpness) / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
