import { COURSE_IMAGE_MAX_BYTES, COURSE_MESSAGES as M, smallCourseImage } from '@academy/contract/courses'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { newFileKey } from '../../services/files/index.ts'
import { isNotAnImage, makeCourseImage, readImageBytes } from '../../services/images/index.ts'

/** Re-encodes an uploaded picture in both widths, and runs `work` with its key. When that fails, the pictures go again. */
export async function withCourseImage<T>(
  ctx: Context,
  file: UploadedFile | null,
  work: (imageKey: string | null) => Promise<T>,
): Promise<T> {
  const imageKey = file && (await storeUpload(ctx, file))
  try {
    return await work(imageKey)
  } catch (error) {
    if (imageKey) await removeCourseImage(ctx, imageKey)
    throw error
  }
}

/** Puts both widths in the public folder; the answer names the larger. */
export async function storeCourseImage(ctx: Context, bytes: Uint8Array): Promise<string> {
  const { small, large } = await makeCourseImage(bytes)
  const imageKey = newFileKey('courses', 'webp').replace(/\.webp$/, '-1280.webp')
  await ctx.files.put(imageKey, large.bytes)
  await ctx.files.put(smallCourseImage(imageKey), small.bytes)
  return imageKey
}

export async function removeCourseImage(ctx: Context, imageKey: string): Promise<void> {
  await ctx.files.remove(imageKey)
  await ctx.files.remove(smallCourseImage(imageKey))
}

/** A file that is no picture is the person's mistake, not ours. */
async function storeUpload(ctx: Context, file: UploadedFile): Promise<string> {
  const opened = await ctx.files.open(file.key)
  if (!opened) throw invalid(M.imageInvalid, { file: M.imageInvalid })
  try {
    return await storeCourseImage(ctx, await readImageBytes(opened.stream, COURSE_IMAGE_MAX_BYTES))
  } catch (error) {
    if (isNotAnImage(error)) throw invalid(M.imageInvalid, { file: M.imageInvalid })
    throw error
  }
}
