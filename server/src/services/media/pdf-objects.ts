import { inflatedStream, numberOf } from './pdf-stream.ts'
import { type PdfPlace, readPdfTable } from './pdf-table.ts'
import type { MediaSource } from './source.ts'

const OBJECT_BYTES = 16 * 1024

export type PdfObjects = {
  /** Number of the document's catalogue. */
  root: number
  /** The object between `obj` and `endobj`, as Latin-1. */
  text: (number: number) => Promise<string>
}

export async function readPdfObjects(source: MediaSource): Promise<PdfObjects> {
  const { places, root, isEncrypted } = await readPdfTable(source)

  async function text(number: number): Promise<string> {
    const place = places.get(number)
    if (!place) throw new Error('no such object')
    return place.kind === 'offset' ? plainObject(place.offset, number) : packedObject(place, number)
  }

  async function plainObject(offset: number, number: number): Promise<string> {
    const piece = (await source.read(offset, offset + OBJECT_BYTES)).toString('latin1')
    const match = /^\s*(\d+)\s+\d+\s+obj\b/.exec(piece)
    if (!match || Number(match[1]) !== number) throw new Error('the table points elsewhere')
    const end = piece.indexOf('endobj')
    return piece.slice(match[0].length, end < 0 ? undefined : end)
  }

  async function packedObject(place: PdfPlace & { kind: 'packed' }, number: number): Promise<string> {
    const holder = places.get(place.holder)
    if (isEncrypted || holder?.kind !== 'offset') throw new Error('the object is not readable')
    const { dictionary, bytes } = await inflatedStream(source, holder.offset)
    const first = numberOf(dictionary, 'First')
    const numbers = bytes.toString('latin1', 0, first).trim().split(/\s+/).map(Number)
    const at = numbers.findIndex((value, index) => index % 2 === 0 && value === number)
    if (at < 0) throw new Error('the object is not in its stream')
    const next = numbers[at + 3]
    return bytes.toString(
      'latin1',
      first + (numbers[at + 1] ?? 0),
      next === undefined ? undefined : first + next,
    )
  }

  return { root, text }
}
