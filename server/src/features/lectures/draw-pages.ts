import type { Services } from '../../http/context.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { storePagesOf } from './pages-file.ts'
import { setPages } from './store.ts'

/** Names the file too: when the lecture has got another one meanwhile, there is nothing to draw any more. */
export interface DrawPages {
  lectureId: string
  key: string
}
export const drawPagesJob = defineJob<DrawPages>('draw-lecture-pages', { maxAttempts: 2 })

/** Where LibreOffice is on the host, a pptx is also kept as a PDF, which every browser shows. */
export async function drawPages(services: Services, { lectureId, key }: DrawPages, signal: AbortSignal) {
  const pages = await storePagesOf(services, key, signal)
  if (!pages) return
  const isTaken = await setPages(services.db, lectureId, key, pages)
  if (!isTaken) await services.files.remove(pages.key)
}
