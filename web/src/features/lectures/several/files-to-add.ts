// Many files that become a lecture each, as a pure state: what is sent next, what is added next, and what is missing.
import {
  EXTENSIONS,
  FILE_LECTURE_TYPES,
  type FileLectureType,
  lectureTypeOfExtension,
  MAX_FILE_BYTES,
} from '@academy/contract/lectures/rules'
import { extensionOf } from '@academy/contract/text'

/** `refused` becomes no lecture, whatever is tried; `arrived` waits for its lecture; `added` is one. */
export type FileState = 'refused' | 'waiting' | 'sending' | 'failed' | 'arrived' | 'adding' | 'added'
export interface FileToAdd {
  id: string
  name: string
  bytes: number
  type: FileLectureType
  title: string
  description: string
  state: FileState
  sentBytes: number
  /** Once all of it is at the server. */
  uploadId: string | null
  /** Why it was refused or has failed. */
  message: string
}
export type Files = readonly FileToAdd[]

export type FilesEvent =
  | { type: 'chosen'; files: Files }
  | { type: 'changed'; id: string; change: Partial<FileToAdd> }
  | { type: 'removed'; id: string }

/** So many go up at the same time: a third would only slow the first two. */
const AT_ONCE = 2

export function stepFiles(files: Files, event: FilesEvent): Files {
  if (event.type === 'chosen') return [...files, ...event.files]
  if (event.type === 'removed') return files.filter(({ id }) => id !== event.id)
  return files.map((file) => (file.id === event.id ? { ...file, ...event.change } : file))
}

/** '02_tags-and-rules.mp4' is 'Tags and rules': numbers in front only bring files into order. */
export function titleOf(fileName: string): string {
  const extension = extensionOf(fileName)
  const stem = extension === null ? fileName : fileName.slice(0, -(extension.length + 1))
  const words = stem.replace(/[_\-.\s]+/g, ' ').trim()
  const bare = words.replace(/^\d{1,3} (?=\p{L})/u, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1, 200)
}

/** Of the ending; of what the device says of the file where the ending is none of ours. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): {
  type: FileLectureType
  fits: boolean
} {
  const known = lectureTypeOfExtension(extensionOf(name) ?? '')
  if (known) return { type: known, fits: true }
  return { type: FILE_LECTURE_TYPES.find((one) => type.startsWith(`${one}/`)) ?? 'document', fits: false }
}

export const isTooLarge = (bytes: number, type: FileLectureType): boolean => bytes > MAX_FILE_BYTES[type]

/** In their order by name, as they were meant: 2 comes before 10. */
export const byName = <T extends { name: string }>(files: readonly T[]): T[] =>
  [...files].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

export function nextToSend(files: Files): FileToAdd[] {
  const free = AT_ONCE - files.filter(({ state }) => state === 'sending').length
  return files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}

/** Lectures stand in the order of the files: nobody overtakes one that is still on its way. */
export const nextToAdd = (files: Files): FileToAdd | undefined =>
  files.find(({ state }) => state !== 'added' && state !== 'failed' && state !== 'refused')

export const isOpen = ({ state }: FileToAdd): boolean => state !== 'added' && state !== 'refused'

/** What the server would refuse for want of words. */
export const withoutWords = (files: Files): string[] =>
  files.filter((file) => isOpen(file) && !(file.title.trim() && file.description.trim())).map(({ id }) => id)

/** For a file chooser. */
export const ALL_ENDINGS: readonly string[] = Object.values(EXTENSIONS)
  .flat()
  .map((ending) => `.${ending}`)
