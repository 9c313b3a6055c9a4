import { Readable } from 'node:stream'
import { fileTooLarge } from '../files/index.ts'

const NOT_AN_IMAGE = 'NOT_AN_IMAGE'
/** Formats that are decoded; everything else, SVG first of all, is refused before its content is looked at. */
const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const
/** A picture of 50 megapixels decodes to 200 MB; phones make 12 to 50. */
const MAX_PIXELS = 50_000_000

export function notAnImage(cause?: unknown): Error {
  return Object.assign(new Error('not an image that can be used', { cause }), { code: NOT_AN_IMAGE })
}

/** The room answers with its own sentence ('Please select an image file'). */
export function isNotAnImage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_AN_IMAGE
}

/** An image must be decoded from memory, so its cap is small and holds while reading. */
export async function readImageBytes(source: Readable | Uint8Array, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let readBytes = 0
  for await (const chunk of source instanceof Readable ? source : [source]) {
    readBytes += chunk.length
    if (readBytes > maxBytes) {
      throw fileTooLarge(maxBytes)
    }
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks)
}

/** The first frame, upright, as a sharp pipeline. Judged by its first bytes before any decoder sees it. */
export async function decodeImage(bytes: Uint8Array) {
  if (!isRaster(bytes)) throw notAnImage()
  // Loaded on first use: the decoder's libraries cost memory that an idle academy does not need.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  try {
    const { format } = await image.metadata()
    if (!(ACCEPTED_FORMATS as readonly string[]).includes(format ?? '')) throw notAnImage()
  } catch (error) {
    throw isNotAnImage(error) ? error : notAnImage(error)
  }
  return image.autoOrient()
}

function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^ftyp(avif|avis|heic|heix|mif1)/.test(head.slice(4))
  )
}
