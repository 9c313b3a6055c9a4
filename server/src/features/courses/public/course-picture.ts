import { createHash } from 'node:crypto'
import type { Course } from '@academy/contract/courses'
import { type PagePicture, SHARED_SIZE } from '../../../http/pages/page-picture.ts'

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
