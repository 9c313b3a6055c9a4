import { LECTURE_MESSAGES as M, MAX_SLIDE_IMAGE_BYTES, type Slide } from '@academy/contract/lectures'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { newFileKey } from '../../services/files/index.ts'
import { isNotAnImage, makeSlideImage, readImageBytes } from '../../services/images/index.ts'
import { bindSlideImages, insertSlideImage, slideImagesForUpdate } from './slide-images-store.ts'
import { imageKeysOf } from './slides.ts'
import { signerFor } from './views.ts'

export async function uploadSlideImage(ctx: Context, file: UploadedFile | null) {
  const opened = file && (await ctx.files.open(file.key))
  if (!opened) throw invalid(M.slideImageRequired)
  const bytes = await readImageBytes(opened.stream, MAX_SLIDE_IMAGE_BYTES)
  const stored = await storeSlideImage(ctx, bytes)
  await rememberSlideImage(ctx, stored, signedIn(ctx).id)
  const { key, ...image } = stored
  return { message: M.slideImageAdded, imageUrl: signerFor(ctx)(key), ...image }
}

/** A picture in the storage, before a row says whose it is. On a slide its address is `/uploads/<key>`. */
export interface StoredSlideImage {
  key: string
  width: number
  height: number
  sizeBytes: number
}

/** Draws the picture anew and stores it.
 * @throws Problem 400 when the bytes are no picture. */
export async function storeSlideImage(ctx: Context, bytes: Uint8Array): Promise<StoredSlideImage> {
  const image = await makeSlideImage(bytes).catch((error) => {
    throw isNotAnImage(error) ? invalid(M.slideImageRequired) : error
  })
  const key = newFileKey('slides', 'webp')
  const { sizeBytes } = await ctx.files.put(key, image.bytes)
  return { key, width: image.width, height: image.height, sizeBytes }
}

/** Remembers whose picture it is; the operator's own is nobody's. */
export function rememberSlideImage(ctx: Context, image: StoredSlideImage, uploadedBy: string | null) {
  const { key, width, height, sizeBytes } = image
  return insertSlideImage(ctx.db, { key, uploaded_by: uploadedBy, size_bytes: sizeBytes, width, height })
}

/** Gives the pictures on the slides to the lecture, which decides from now on who sees them.
 * @throws Problem 400 for a picture that is another lecture's, or somebody else's and not yet on a slide. */
export async function claimSlideImages(ctx: Context, lectureId: string, slides: Slide[]): Promise<void> {
  const keys = imageKeysOf(slides)
  if (!keys) throw invalid(M.slideImageUnknown)
  const images = await slideImagesForUpdate(ctx.db, keys)
  const { caller } = ctx
  // Without a caller it is the operator's own command.
  const isFree = (uploadedBy: string | null) => !caller || isAdmin(caller.role) || uploadedBy === caller.id
  const mayUse = images.filter(({ lecture_id, uploaded_by }) =>
    lecture_id ? lecture_id === lectureId : isFree(uploaded_by),
  )
  if (mayUse.length < keys.length) throw invalid(M.slideImageUnknown)
  await bindSlideImages(ctx.db, lectureId, keys)
}
