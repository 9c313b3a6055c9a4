import sharp from 'sharp'

/** The same picture in few colours: a third of the bytes, for pictures that the repository carries. */
export function smallPng(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
}
