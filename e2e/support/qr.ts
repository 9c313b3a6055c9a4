import { expect, type Locator } from '@playwright/test'
import jsQR from 'jsqr'

const SIDE_PX = 400

/** What a camera would read from a code drawn as SVG, held close. It is held there until there is a code: its paper comes first, and the
 * code once its coder is loaded. */
export async function readQr(picture: Locator): Promise<string> {
  let read = ''
  const look = async () => {
    read = jsQR(await pixelsOf(picture), SIDE_PX, SIDE_PX)?.data ?? ''
    return read
  }
  await expect.poll(look, 'a code can be read in the picture').not.toBe('')
  return read
}

async function pixelsOf(picture: Locator): Promise<Uint8ClampedArray> {
  const pixels = await picture.evaluate(async (svg, side) => {
    const copy = svg.cloneNode(true) as SVGElement
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    copy.setAttribute('width', String(side))
    copy.setAttribute('height', String(side))
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.drawImage(image, 0, 0, side, side)
    return [...pen.getImageData(0, 0, side, side).data]
  }, SIDE_PX)
  return Uint8ClampedArray.from(pixels)
}
