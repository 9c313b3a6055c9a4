import type { Sharp } from 'sharp'
import { decodeImage, notAnImage } from './input.ts'

export type ImageVersion = { bytes: Buffer; width: number; height: number }

/** `small` for cards (640 px wide at most), `large` for the course page (1280). Never enlarged. */
export type CourseImage = { small: ImageVersion; large: ImageVersion }

const SMALL = { width: 640, maxBytes: 40_000 }
const LARGE = { width: 1280, maxBytes: 140_000 }
const QUALITIES = [76, 66, 56, 46, 36, 26]

export async function makeCourseImage(bytes: Uint8Array): Promise<CourseImage> {
  const image = await decodeImage(bytes)
  // One after the other: decoding large pictures twice at once doubles the peak of memory.
  const large = await version(image, LARGE)
  const small = await version(image, SMALL)
  return { small, large }
}

/** The best quality whose file is within the aim; the last one stands even when it is a little over. */
async function version(image: Sharp, aim: { width: number; maxBytes: number }): Promise<ImageVersion> {
  try {
    const { data, info } = await image
      .clone()
      .resize({ width: aim.width, height: aim.width * 2, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { default: sharp } = await import('sharp')
    const { width, height, channels } = info
    let encoded = Buffer.alloc(0)
    for (const quality of QUALITIES) {
      encoded = await sharp(data, { raw: { width, height, channels } })
        .webp({ quality, effort: 4 })
        .toBuffer()
      if (encoded.length <= aim.maxBytes) break
    }
    return { bytes: encoded, width, height }
  } catch (error) {
    throw notAnImage(error)
  }
}
