import { LECTURE_MESSAGES as M, MAX_SLIDE_IMAGE_BYTES, type Slide } from '@academy/contract/lectures'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { type StoredImage, storeImage, storeUploadedImage } from '../../http/store-image.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { bindSlideImages, insertSlideImage, slideImagesForUpdate } from './slide-images-store.ts'
import { imageKeysOf } from './slides.ts'
import { signerFor } from './views.ts'

const FOLDER = 'slides'

export async function uploadSlideImage(ctx: Context, file: UploadedFile | null) {
  const stored = await storeUploadedImage(ctx, file, {
    folder: FOLDER,
    maxBytes: MAX_SLIDE_IMAGE_BYTES,
    refusal: M.slideImageRequired,
  })
  const { key, ...image } = stored
  return ctx.write(async (inner) => {
    await rememberSlideImage(inner, stored, signedIn(inner).id)
    return inner.fitting({ message: M.slideImageAdded, imageUrl: signerFor(inner)(key), ...image })
  })
}

/** Draws the picture of a package's slide anew and stores it.
 * @throws Problem 400 when the bytes are no picture. */
export const storeSlideImage = (ctx: Context, bytes: Uint8Array): Promise<StoredImage> =>
  storeImage(ctx, FOLDER, bytes, M.slideImageRequired)

/** Remembers whose picture it is; the operator's own is nobody's. */
export function rememberSlideImage(ctx: Context, image: StoredImage, uploadedBy: string | null) {
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
