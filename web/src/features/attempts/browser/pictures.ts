import { PICTURES_CACHE } from '../../../lib/offline-copies.ts'
import type { SatPaper } from '../papers.ts'

/** The pictures of a paper, so that the service worker shows them without a line. */
export async function keepPictures({ questions }: Pick<SatPaper, 'questions'>): Promise<void> {
  const wanted = questions.flatMap(({ image }) => (image ? [image.url] : []))
  if (wanted.length === 0 || !('caches' in window)) return
  const cache = await caches.open(PICTURES_CACHE)
  await Promise.all(
    wanted.map(async (url) => {
      if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
    }),
  )
}
