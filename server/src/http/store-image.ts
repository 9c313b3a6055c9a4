import { type Files, newFileKey } from '../services/files/index.ts'
import { isNotAnImage, makeSlideImage, readImageBytes } from '../services/images/index.ts'
import type { Context } from './context.ts'
import { invalid } from './problem.ts'
import type { UploadedFile } from './uploads.ts'

/** A picture in the storage, before a row says whose it is. Its address is `/uploads/<key>`. */
export interface StoredImage {
  key: string
  width: number
  height: number
  sizeBytes: number
}

/** Draws the picture anew and stores it in that folder.
 * @throws Problem 400 with `refusal` when the bytes are no picture. */
export async function storeImage(
  { files }: { files: Files },
  folder: string,
  bytes: Uint8Array,
  refusal: string,
): Promise<StoredImage> {
  const image = await makeSlideImage(bytes).catch((error) => {
    throw isNotAnImage(error) ? invalid(refusal) : error
  })
  const key = newFileKey(folder, 'webp')
  const { sizeBytes } = await files.put(key, image.bytes)
  return { key, width: image.width, height: image.height, sizeBytes }
}

/** Stores an image that has just come with a form. */
export async function storeUploadedImage(
  { files }: Context,
  file: UploadedFile | null,
  { folder, maxBytes, refusal }: { folder: string; maxBytes: number; refusal: string },
): Promise<StoredImage> {
  const opened = file && (await files.open(file.key))
  if (!opened) throw invalid(refusal)
  return storeImage({ files }, folder, await readImageBytes(opened.stream, maxBytes), refusal)
}
