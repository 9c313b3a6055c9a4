import type { ByteRange, StoredFile } from './files.ts'
import { parseRange } from './range.ts'

/** The request's headers that matter here, lower-case as Node gives them. */
export type MediaRequestHeaders = {
  range?: string
  'if-range'?: string
  'if-none-match'?: string
  'if-modified-since'?: string
}

export type MediaReply = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  /** What to open; absent for the whole file. */
  range?: ByteRange
  /** False for 304 and 416: nothing to open. */
  hasBody: boolean
}

/** Status, headers and bytes for a GET of a stored file. Cache and security headers are the caller's. */
export function planMediaReply(file: StoredFile, request: MediaRequestHeaders): MediaReply {
  const validators = {
    etag: file.etag,
    'last-modified': file.lastModified.toUTCString(),
    'accept-ranges': 'bytes',
  }
  if (isUnchanged(file, request)) return { status: 304, headers: validators, hasBody: false }

  const range = mayUseRange(file, request) ? parseRange(request.range, file.sizeBytes) : 'whole'
  if (range === 'unsatisfiable') {
    const headers = { ...validators, 'content-range': `bytes */${file.sizeBytes}`, 'content-length': '0' }
    return { status: 416, headers, hasBody: false }
  }
  const entity = { ...validators, 'content-type': file.contentType }
  if (range === 'whole') {
    return { status: 200, headers: { ...entity, 'content-length': String(file.sizeBytes) }, hasBody: true }
  }
  const headers = {
    ...entity,
    'content-range': `bytes ${range.start}-${range.end}/${file.sizeBytes}`,
    'content-length': String(range.end - range.start + 1),
  }
  return { status: 206, headers, range, hasBody: true }
}

function isUnchanged(file: StoredFile, request: MediaRequestHeaders): boolean {
  const tags = request['if-none-match']
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return known.includes('*') || known.includes(file.etag)
  }
  const since = Date.parse(request['if-modified-since'] ?? '')
  return Number.isFinite(since) && wholeSeconds(file.lastModified) <= since
}

/** `If-Range` holds the validator of the part somebody already has: when it changed, they need the whole file. */
function mayUseRange(file: StoredFile, request: MediaRequestHeaders): boolean {
  const validator = request['if-range']?.trim()
  if (validator === undefined) return true
  if (validator.startsWith('"') || validator.startsWith('W/')) return validator === file.etag
  return Date.parse(validator) === wholeSeconds(file.lastModified)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
