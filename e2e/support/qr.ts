import { expect, type Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

const SIDE_PX = 400

/** What a camera reads from a code drawn as SVG, held close. It is held there until there is a code: its paper comes first, and the code
 * once its coder is loaded. */
export async function readQr(picture: Locator): Promise<string> {
  let read = ''
  const look = async () => {
    const svg = Buffer.from(await picture.evaluate(standing))
    const pixels = await sharp(svg)
      .resize(SIDE_PX, SIDE_PX)
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    read = jsQR(Uint8ClampedArray.from(pixels), SIDE_PX, SIDE_PX)?.data ?? ''
    return read
  }
  await expect.poll(look, 'a code can be read in the picture').not.toBe('')
  return read
}

/** The picture as a file of its own. */
function standing(svg: Element): string {
  const copy = svg.cloneNode(true) as Element
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy.outerHTML
}
