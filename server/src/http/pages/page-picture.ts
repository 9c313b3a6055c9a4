import { createHash } from 'node:crypto'
import type { Course } from '@academy/contract/courses'

export interface PagePicture {
  /** From the root. */
  path: string
  /** Where it is known. */
  size: { width: number; height: number } | null
}

/** As wide as chats and search engines show them. */
export const SHARED_SIZE = { width: 1200, height: 630 }

/** Made at the build, for pages without a picture of their own. */
export const ACADEMY_PICTURE: PagePicture = { path: '/icons/shared.png', size: SHARED_SIZE }

/** Another one whenever covers are drawn another way. */
const DRAWN_AS = '1'
const TAG_LETTERS = 16

type Drawn = Pick<Course, '_id' | 'category'>

/** The course's own picture, else its cover: an address that tells what is drawn, so that it may be kept for good. */
export function coursePicture(course: Drawn & Pick<Course, 'image'>): PagePicture {
  if (course.image) return { path: course.image, size: null }
  return { path: `${COVERS}${course._id}-${coverTag(course)}.png`, size: SHARED_SIZE }
}

export const COVERS = '/covers/'

export const coverTag = ({ _id, category }: Drawn): string =>
  createHash('sha256').update(`${DRAWN_AS}|${_id}|${category}`).digest('hex').slice(0, TAG_LETTERS)
