/** Pure rules of lectures, shared by forms and server: kinds of file, caps, slides. */

import { extensionOf } from '../text/file-names.ts'

const MEGABYTE = 1024 * 1024

export const LECTURE_TYPES = ['video', 'audio', 'document', 'notes'] as const
export type LectureType = (typeof LECTURE_TYPES)[number]

/** Lecture types that carry an uploaded file; a notes lecture carries slides instead. */
export const FILE_LECTURE_TYPES = ['video', 'audio', 'document'] as const
export type FileLectureType = (typeof FILE_LECTURE_TYPES)[number]

export const DOCUMENT_TYPES = ['pdf', 'pptx'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Accepted file name endings, as the specification lists them. */
export const EXTENSIONS = {
  video: ['mp4', 'webm', 'mov', 'avi'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  document: ['pdf', 'pptx'],
} as const satisfies Record<FileLectureType, readonly string[]>

export type LectureExtension = (typeof EXTENSIONS)[FileLectureType][number]

/** Largest accepted upload in bytes; the server enforces it while it reads. */
export const MAX_FILE_BYTES = {
  video: 100 * MEGABYTE,
  audio: 50 * MEGABYTE,
  document: 25 * MEGABYTE,
} as const satisfies Record<FileLectureType, number>

/** The largest of the caps: what a lecture's upload may hold before its kind is known. */
export const LECTURE_FILE_MAX_BYTES = MAX_FILE_BYTES.video
/** A resumable upload that no lecture has taken is forgotten after this. */
export const UPLOAD_LIFETIME_HOURS = 24
export const SLIDES_MAX = 200
/** Of a slide's content as it is stored: letters of its cleaned HTML. */
export const SLIDE_MAX_LENGTH = 100_000
/** What a notes lecture starts with. */
export const SLIDE_DEFAULT = {
  title: 'New Slide',
  content: '',
  backgroundColor: '#FFFFFF',
  textColor: '#101A16',
} as const
/** A slide's canvas, in its own units. */
export const SLIDE_CANVAS = { width: 960, height: 540 } as const

/** A slide image must be smaller than this. */
export const MAX_SLIDE_IMAGE_BYTES = 5 * MEGABYTE
export const SLIDE_IMAGE_MIN_PX = 50
export const SLIDE_IMAGE_DEFAULT = { x: 50, y: 50, width: 200, height: 150 } as const

export const SLIDE_AUTOPLAY_SECONDS = 5
export const SLIDE_AUTOSAVE_SECONDS = 2

/** The lecture type an extension belongs to. Used when a form sends no `lectureType`. */
export function lectureTypeOfExtension(extension: string): FileLectureType | null {
  return FILE_LECTURE_TYPES.find((type) => isExtensionOf(type, extension)) ?? null
}

export function hasFile(lectureType: LectureType): lectureType is FileLectureType {
  return lectureType !== 'notes'
}

/** Does the file name's ending fit the lecture type? Notes lectures take no file. */
export function extensionFits(lectureType: LectureType, fileName: string): boolean {
  const extension = extensionOf(fileName)
  return extension !== null && hasFile(lectureType) && isExtensionOf(lectureType, extension)
}

/** Bytes that this file may have: the cap of the type its ending belongs to, or of the claimed type if that is smaller. */
export function lectureFileCap(fileName: string, lectureType?: string): number {
  const claimed = FILE_LECTURE_TYPES.find((type) => type === lectureType)
  const named = lectureTypeOfExtension(extensionOf(fileName) ?? '')
  return Math.min(...[claimed, named].map((type) => (type ? MAX_FILE_BYTES[type] : LECTURE_FILE_MAX_BYTES)))
}

function isExtensionOf(lectureType: FileLectureType, extension: string): boolean {
  return (EXTENSIONS[lectureType] as readonly string[]).includes(extension)
}
