import { fileTypeFromBuffer } from 'file-type/core'
import { hasVideoTrack } from './duration.ts'
import { type MediaType, mediaType } from './media-type.ts'
import { isPdf } from './pdf-pages.ts'
import { isPresentation } from './pptx.ts'
import type { MediaSource } from './source.ts'

const HEAD_BYTES = 4100

/** What the bytes are, whatever the name says; null for everything that no lecture takes. */
export async function sniffMedia(source: MediaSource): Promise<MediaType | null> {
  const head = await source.read(0, HEAD_BYTES)
  if (isPdf(head)) return mediaType('pdf')
  // Programs pack a pptx in many ways; its table of contents decides, not its first entry.
  if (head.subarray(0, 2).toString('latin1') === 'PK')
    return (await isPresentation(source)) ? mediaType('pptx') : null

  const afterTag = endOfId3(head)
  if (afterTag > 0) return sniffTagged(await source.read(afterTag, afterTag + HEAD_BYTES))
  const found = await fileTypeFromBuffer(head)
  switch (found?.ext) {
    case 'mp4':
    case 'm4v':
      return mediaType((await hasVideoTrack(source)) === false ? 'm4a' : 'mp4')
    case 'mov':
      return mediaType('mov')
    case 'm4a':
    case 'm4b':
      return mediaType('m4a')
    case 'webm':
    case 'avi':
    case 'mp3':
    case 'wav':
      return mediaType(found.ext)
    case 'ogg':
    case 'oga':
    case 'opus':
    case 'spx':
      return mediaType('ogg')
    default:
      return null
  }
}

/** ID3 holds covers of any size, so the music may begin far behind the head. */
function endOfId3(head: Buffer): number {
  if (head.length < 10 || head.subarray(0, 3).toString('latin1') !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  const footer = (head[5] ?? 0) & 0x10 ? 10 : 0
  return 10 + footer + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f)
}

/** Other formats carry ID3 too; an MPEG layer III frame makes it an mp3, some programs pad before it. */
function sniffTagged(afterTag: Buffer): MediaType | null {
  const start = afterTag.findIndex((byte) => byte !== 0)
  const [first = 0, second = 0] = start < 0 ? [] : afterTag.subarray(start, start + 2)
  const isLayerThree = first === 0xff && (second & 0xe6) === 0xe2
  return isLayerThree ? mediaType('mp3') : null
}
