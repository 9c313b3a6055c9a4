import { inflateSync } from 'node:zlib'
import type { MediaSource } from './source.ts'

const DICTIONARY_BYTES = 4096
const MAX_PACKED_BYTES = 4 * 1024 * 1024
/** What a small packed stream may grow to. */
const MAX_INFLATED_BYTES = 16 * 1024 * 1024

export function numberOf(dictionary: string, name: string): number {
  const match = new RegExp(`/${name}\\s+(\\d{1,10})(?!\\s+\\d+\\s+R)`).exec(dictionary)
  if (!match) throw new Error(`no number ${name}`)
  return Number(match[1])
}

/** A stream object packed with Flate, the only filter that tables and object streams use in practice. */
export async function inflatedStream(
  source: MediaSource,
  offset: number,
): Promise<{ dictionary: string; bytes: Buffer }> {
  const head = (await source.read(offset, offset + DICTIONARY_BYTES)).toString('latin1')
  const mark = /stream\r?\n/.exec(head)
  if (!mark) throw new Error('no stream here')
  const dictionary = head.slice(0, mark.index)
  const start = offset + mark.index + mark[0].length
  if (!/\/Filter\s*\[?\s*\/FlateDecode/.test(dictionary)) throw new Error('another filter')
  const packedBytes = Math.min(numberOf(dictionary, 'Length'), MAX_PACKED_BYTES)
  const packed = await source.read(start, start + packedBytes)
  const inflated = inflateSync(packed, { maxOutputLength: MAX_INFLATED_BYTES })
  return { dictionary, bytes: unfilter(inflated, dictionary) }
}

/** Undoes PNG's "up", which every writer of such tables uses, and "none". */
function unfilter(bytes: Buffer, dictionary: string): Buffer {
  const predictor = /\/Predictor\s+(\d+)/.exec(dictionary)
  if (!predictor || Number(predictor[1]) < 10) return bytes
  const columns = numberOf(dictionary, 'Columns')
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (columns + 1)]
    if (filter !== 0 && filter !== 2) throw new Error('another row filter')
    for (let column = 0; column < columns; column += 1) {
      const above = filter === 2 && row > 0 ? (plain[(row - 1) * columns + column] ?? 0) : 0
      plain[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + above
    }
  }
  return plain
}
