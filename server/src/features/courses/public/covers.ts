import { SHARED_SIZE } from '../../../http/pages/page-picture.ts'
import { drawPng, makeSharedImage } from '../../../services/images/index.ts'
import { coverTag, type Pictured } from './course-picture.ts'
import { coverSvg } from './cover-svg.ts'

/** How one is made: a drawing, or a stored picture made fit for chats. */
interface Making {
  draw: (svg: string) => Promise<Buffer>
  make: (image: Buffer) => Promise<Buffer>
}
const MAKING: Making = { draw: drawPng, make: (image) => makeSharedImage(image, SHARED_SIZE) }

const KEPT_BYTES = 8 * 1024 * 1024

/** Made when somebody asks, one after the other, and kept while there is room: any node makes the same again. */
export function createCovers(
  readImage: (address: string) => Promise<Buffer>,
  { draw, make }: Making = MAKING,
) {
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

  const madeFrom = async ({ _id, category, image }: Pictured): Promise<Buffer> =>
    image ? make(await readImage(image)) : draw(coverSvg(_id, category, SHARED_SIZE))

  async function inTurn(key: string, course: Pictured): Promise<Buffer> {
    const turn = last.then(() => madeFrom(course))
    last = turn.catch(() => undefined)
    const picture = await turn
    keep(key, picture)
    return picture
  }

  return (course: Pictured): Promise<Buffer> => {
    const key = coverTag(course)
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const begun = drawing.get(key) ?? inTurn(key, course).finally(() => drawing.delete(key))
    drawing.set(key, begun)
    return begun
  }
}
