import { decodeImage, notAnImage } from './input.ts'

const QUALITY = 82

/** A stored picture as chats show it: of that very size, its middle where it has another form, as JPEG, which every one of them knows. */
export async function makeSharedImage(
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<Buffer> {
  const image = await decodeImage(bytes)
  try {
    return await image
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    throw notAnImage(error)
  }
}
