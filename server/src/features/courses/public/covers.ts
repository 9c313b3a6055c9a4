import { coverTag, SHARED_SIZE } from '../../../http/pages/page-picture.ts'
import { drawPng } from '../../../services/images/index.ts'
import { coverSvg } from './cover-svg.ts'

const KEPT_BYTES = 8 * 1024 * 1024

/** Drawn when somebody asks, one after the other, and kept while there is room: any node draws the same again. */
export function createCovers(draw: (svg: string) => Promise<Buffer> = drawPng) {
  const kept = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let bytes = 0
  let last: Promise<unknown> = Promise.resolve()

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture)
    bytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= KEPT_BYTES) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  async function drawn(key: string, svg: () => string): Promise<Buffer> {
    const turn = last.then(() => draw(svg()))
    last = turn.catch(() => undefined)
    const picture = await turn
    keep(key, picture)
    return picture
  }

  return (course: { _id: string; category: string }): Promise<Buffer> => {
    const key = coverTag(course)
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const begun =
      drawing.get(key) ??
      drawn(key, () => coverSvg(course._id, course.category, SHARED_SIZE)).finally(() => drawing.delete(key))
    drawing.set(key, begun)
    return begun
  }
}
