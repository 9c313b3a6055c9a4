import type { ImageVersion } from './course-image.ts'
import { decodeImage, notAnImage } from './input.ts'

export type SlideImage = ImageVersion

/** Slides are drawn at most this wide; diagrams keep sharp letters. */
const MAX_SIDE_PX = 1600
const QUALITY = 82

export async function makeSlideImage(bytes: Uint8Array): Promise<SlideImage> {
  const image = await decodeImage(bytes)
  try {
    const { data, info } = await image
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw notAnImage(error)
  }
}
