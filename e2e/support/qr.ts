import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

const SIDE_PX = 400

/** What a camera would read from a code drawn as SVG, held close. */
export async function readQr(picture: Locator): Promise<string> {
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
  const read = jsQR(Uint8ClampedArray.from(pixels), SIDE_PX, SIDE_PX)
  if (!read) throw new Error('no code can be read in the picture')
  return read.data
}
