import { ATTEMPT_MESSAGES as M, QUESTION_IMAGE_MAX_BYTES } from '@academy/contract/attempts'
import { type Context, signedIn } from '../../../http/context.ts'
import { type StoredImage, storeImage, storeUploadedImage } from '../../../http/store-image.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { questionImageUrl } from './question-image-url.ts'
import { insertQuestionImage } from './question-images-store.ts'

const FOLDER = 'questions'

/** Waits a day for a question that shows it. */
export async function uploadQuestionImage(ctx: Context, file: UploadedFile | null) {
  const stored = await storeUploadedImage(ctx, file, {
    folder: FOLDER,
    maxBytes: QUESTION_IMAGE_MAX_BYTES,
    refusal: M.imageInvalid,
  })
  return ctx.write(async (inner) => {
    await rememberQuestionImage(inner, stored, signedIn(inner).id)
    return inner.fitting({ message: M.imageAdded, imageUrl: questionImageUrl(stored.key) })
  })
}

/** Draws the picture of a package's question anew and stores it.
 * @throws Problem 400 when the bytes are no picture. */
export const storeQuestionImage = (ctx: Context, bytes: Uint8Array): Promise<StoredImage> =>
  storeImage(ctx, FOLDER, bytes, M.imageInvalid)

/** The operator's own is nobody's. */
export const rememberQuestionImage = (
  ctx: Context,
  { key, sizeBytes }: StoredImage,
  uploadedBy: string | null,
) =>
  insertQuestionImage(ctx.db, {
    key,
    uploaded_by: uploadedBy,
    size_bytes: sizeBytes,
    unused_since: ctx.now(),
  })
