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
  const { key, ...image } = await storeSlideImage(ctx, bytes, signedIn(ctx).id)
  return { message: M.slideImageAdded, imageUrl: signerFor(ctx)(key), ...image }
}

/** Draws the picture anew, stores it and remembers whose it is. On a slide its address is `/uploads/<key>`.
 * @throws Problem 400 when the bytes are no picture. */
export async function storeSlideImage(ctx: Context, bytes: Uint8Array, uploadedBy: string | null) {
  const image = await makeSlideImage(bytes).catch((error) => {
    throw isNotAnImage(error) ? invalid(M.slideImageRequired) : error
  })
  const key = newFileKey('slides', 'webp')
  const { sizeBytes } = await ctx.files.put(key, image.bytes)
  const { width, height } = image
  await insertSlideImage(ctx.db, { key, uploaded_by: uploadedBy, size_bytes: sizeBytes, width, height })
  return { key, width, height, sizeBytes }
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
