import { withoutAccents } from '@academy/contract/text'

/** No system of files takes more than 255 bytes: a letter has up to four of them, and what a list is of and its day stand beside it. */
const LETTERS_MAX = 50

/** A title as part of a file's name: letters and digits of any script, which every system of files takes. Empty where it has none. */
export function fileNameOf(title: string): string {
  const words = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  // Letters are counted whole: half of one could not be sent.
  return [...words.replace(/^-/, '')].slice(0, LETTERS_MAX).join('').replace(/-$/, '')
}

/** RFC 6266: plain letters for old programs, the whole name in UTF-8 for all others. */
export function disposition(kind: 'inline' | 'attachment', fileName: string | null): string {
  if (!fileName) return kind
  const plain = withoutAccents(fileName).replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
