import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PackageLecture } from '@academy/contract/course-package'
import type { Slide } from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import { storeSlideImage } from '../../features/lectures/index.ts'
import type { Context } from '../../http/context.ts'
import type { StoredImage } from '../../http/store-image.ts'
import { newFileKey } from '../../services/files/index.ts'
import { picturesOf } from './package-files.ts'
import { slidesOf } from './slides-from-body.ts'

export type PreparedLecture = {
  title: string
  description: string
  lectureType: PackageLecture['lectureType']
  slides?: Slide[]
  /** Pictures of the slides, whose rows come with the lecture's. */
  images: StoredImage[]
  file?: { key: string; fileName: string }
  captionsKey?: string | null
}

/** Puts a lecture's files into the storage, before and outside the transaction of the import; `stored` collects their keys. */
export async function prepareLecture(
  ctx: Context,
  lecture: PackageLecture,
  folder: string,
  stored: string[],
): Promise<PreparedLecture> {
  const { title, description, lectureType } = lecture
  if (lecture.lectureType === 'notes') {
    const images: StoredImage[] = []
    const slides = await withStoredImages(ctx, slidesOf(lecture, picturesOf(folder)), folder, (image) => {
      images.push(image)
      stored.push(image.key)
    })
    return { title, description, lectureType, slides, images }
  }
  const key = newFileKey('media', extensionOf(lecture.file) ?? 'bin')
  stored.push(key)
  await ctx.files.put(key, createReadStream(resolve(folder, lecture.file)))
  const captionsKey =
    'captions' in lecture && lecture.captions
      ? await storeCaptions(ctx, resolve(folder, lecture.captions), stored)
      : null
  const fileName = lecture.file.slice(lecture.file.lastIndexOf('/') + 1)
  return { title, description, lectureType, images: [], file: { key, fileName }, captionsKey }
}

async function storeCaptions(ctx: Context, path: string, stored: string[]): Promise<string> {
  const key = newFileKey('media', 'vtt')
  stored.push(key)
  await ctx.files.put(key, await readFile(path))
  return key
}

type PackageSlides = ReturnType<typeof slidesOf>

/** A package names pictures beside it; a slide names them by their address here. */
async function withStoredImages(
  ctx: Context,
  slides: PackageSlides,
  folder: string,
  onStored: (image: StoredImage) => void,
): Promise<Slide[]> {
  const made: Slide[] = []
  for (const [order, slide] of slides.entries()) {
    const images: Slide['images'] = []
    for (const [index, image] of slide.images.entries()) {
      const stored = await storeSlideImage(ctx, await readFile(resolve(folder, image.url)))
      onStored(stored)
      images.push({ ...image, id: `image-${order}-${index}`, url: `/uploads/${stored.key}` })
    }
    made.push({ ...slide, id: slide.id ?? `slide-${order}`, order, images })
  }
  return made
}
