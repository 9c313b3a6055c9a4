import { disposition } from '../../http/file-names.ts'

const YEAR_SECONDS = 31_536_000
/** Signed addresses stay the same for three hours. */
const SIGNED_SECONDS = 10_800

/** Nothing in a file may run, and only the academy's own pages may frame it. Its own origin lets a film opened in a tab play. */
const INERT = [
  'sandbox allow-same-origin',
  "default-src 'none'",
  ...["img-src 'self'", "media-src 'self'", "style-src 'unsafe-inline'"],
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')
/** Some browsers start their PDF viewer in no sandbox; scripts stay off all the same. */
const PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

export interface MediaFile {
  isPublic: boolean
  /** Pages of other origins may use the API, hence the media too. */
  isShared: boolean
  fileName: string | null
  isDownload: boolean
}

export function mediaHeaders(key: string, file: MediaFile) {
  const { isPublic, isShared, fileName, isDownload } = file
  return {
    'content-security-policy': key.endsWith('.pdf') ? PDF : INERT,
    'cross-origin-resource-policy': isPublic || isShared ? 'cross-origin' : 'same-origin',
    'cache-control': isPublic
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `private, max-age=${SIGNED_SECONDS}, immutable`,
    'content-disposition': disposition(isDownload ? 'attachment' : 'inline', fileName),
  }
}
