import { createHash } from 'node:crypto'
import type { Course } from '@academy/contract/courses'

export interface PagePicture {
  /** From the root. */
  path: string
  size: { width: number; height: number }
}

/** As wide as chats and search engines show them. */
export const SHARED_SIZE = { width: 1200, height: 630 }

/** Made at the build, for pages without a picture of their own. */
export const ACADEMY_PICTURE: PagePicture = { path: '/icons/shared.png', size: SHARED_SIZE }

/** Another one whenever covers are drawn another way. */
const DRAWN_AS = '1'
const TAG_LETTERS = 16

/** What a course's shared picture is made of. */
export type Pictured = Pick<Course, '_id' | 'category' | 'image'>

/** The course's own picture in a format that every chat knows, else its cover: an address that tells what is shown, so that it may be kept for
 * good. */
export const coursePicture = (course: Pictured): PagePicture => ({
  path: `${COVERS}${course._id}-${coverTag(course)}.${course.image ? 'jpg' : 'png'}`,
  size: SHARED_SIZE,
})

export const COVERS = '/covers/'

export const coverTag = ({ _id, category, image }: Pictured): string =>
  createHash('sha256')
    .update(`${DRAWN_AS}|${_id}|${image ?? category}`)
    .digest('hex')
    .slice(0, TAG_LETTERS)
