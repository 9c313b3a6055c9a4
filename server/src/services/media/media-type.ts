import {
  type FileLectureType,
  type LectureExtension,
  lectureTypeOfExtension,
} from '@academy/contract/lectures/rules'
import { contentTypeOf } from '../files/index.ts'

export type MediaType = { kind: FileLectureType; extension: LectureExtension; contentType: string }

export function mediaType(extension: LectureExtension): MediaType {
  const kind = lectureTypeOfExtension(extension)
  if (!kind) throw new Error(`no lecture takes .${extension}`)
  return { kind, extension, contentType: contentTypeOf(`file.${extension}`) }
}

/** Endings that people and programs use for the same container. */
const SAME_CONTAINER: readonly (readonly LectureExtension[])[] = [
  ['mp4', 'mov'],
  ['mp4', 'm4a'],
]

/** Does what the bytes say fit the claimed lecture type and file ending? */
export function mediaTypeFits(type: MediaType, lectureType: FileLectureType, extension: string): boolean {
  if (type.kind !== lectureType || lectureTypeOfExtension(extension) !== lectureType) return false
  return (
    type.extension === extension ||
    SAME_CONTAINER.some(
      (same) => same.includes(type.extension) && (same as readonly string[]).includes(extension),
    )
  )
}
