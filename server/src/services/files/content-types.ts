import { extname } from 'node:path'

const CONTENT_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
  /** An upload that nobody has looked at yet. */
  bin: 'application/octet-stream',
}

/** Endings that can be stored. None of them is a type a browser would run as a page or script. */
export const STORABLE_EXTENSIONS = Object.keys(CONTENT_TYPES)

export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[extname(key).slice(1)]
  if (!type) throw new Error(`no content type for the key ${key}`)
  return type
}
