import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { ownScript } from '../../../lib/trusted.ts'

export type { PDFDocumentProxy, PDFPageProxy }

// The legacy build, because cheap phones seldom have this year's browser.
GlobalWorkerOptions.workerSrc = worker

/** Null where it does not start: then the page itself reads the file. Its first word says that it stands. */
function startWorker(): Promise<Worker | null> {
  return new Promise((resolve) => {
    const made = new Worker(ownScript(worker), { type: 'module' })
    made.addEventListener('message', () => resolve(made), { once: true })
    made.addEventListener('error', () => resolve(null), { once: true })
  })
}

/** Opens it piece by piece: pages that nobody looks at are not downloaded where the file allows it. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const port = await startWorker()
  const task = getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    ...(port && { worker: PDFWorker.create({ port }) }),
  })
  const stop = () => void task.destroy().finally(() => port?.terminate())
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop)
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
