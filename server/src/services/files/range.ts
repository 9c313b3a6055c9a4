import type { ByteRange } from './files.ts'

export type RangeAnswer = 'whole' | 'unsatisfiable' | ByteRange

const SINGLE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/

/** One range (`bytes=0-99`, `bytes=100-`, `bytes=-50`). Several ranges, or nonsense, get the whole file, as HTTP allows. */
export function parseRange(header: string | undefined, sizeBytes: number): RangeAnswer {
  const match = SINGLE_RANGE.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, first, last, suffix] = match

  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), sizeBytes)
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  const start = Number(first)
  const end = last === undefined ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== undefined && Number(last) < start) return 'whole'
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}
