import { inflatedStream } from './pdf-stream.ts'
import type { MediaSource } from './source.ts'

export type PdfPlace = { kind: 'offset'; offset: number } | { kind: 'packed'; holder: number }

export type PdfTable = { places: Map<number, PdfPlace>; root: number; isEncrypted: boolean }

const TAIL_BYTES = 2048
const MAX_SECTIONS = 50
const MAX_SECTION_BYTES = 4 * 1024 * 1024
const MAX_OBJECTS = 500_000

type Section = { dictionary: string; entries: [number, PdfPlace][] }

/** Where every object lies: the newest section first, each names the one before it. */
export async function readPdfTable(source: MediaSource): Promise<PdfTable> {
  const tail = (await source.read(source.sizeBytes - TAIL_BYTES, source.sizeBytes)).toString('latin1')
  const starts = [...tail.matchAll(/startxref\s+(\d{1,12})/g)]
  const table: PdfTable = { places: new Map(), root: 0, isEncrypted: false }
  const seen = new Set<number>()
  let at: number | undefined = Number(starts.at(-1)?.[1])

  while (at !== undefined && !seen.has(at) && seen.size < MAX_SECTIONS) {
    seen.add(at)
    const section: Section = await readSection(source, at)
    for (const [number, place] of section.entries)
      if (!table.places.has(number)) table.places.set(number, place)
    if (table.places.size > MAX_OBJECTS) throw new Error('too many objects')
    table.root ||= Number(/\/Root\s+(\d{1,10})\s+\d+\s+R/.exec(section.dictionary)?.[1] ?? 0)
    table.isEncrypted ||= section.dictionary.includes('/Encrypt')
    const previous: RegExpExecArray | null = /\/Prev\s+(\d{1,12})/.exec(section.dictionary)
    at = previous ? Number(previous[1]) : undefined
  }
  return table
}

async function readSection(source: MediaSource, at: number): Promise<Section> {
  if (!Number.isSafeInteger(at)) throw new Error('no table')
  const head = (await source.read(at, at + 32)).toString('latin1')
  return /^\s*xref/.test(head) ? readPlainSection(source, at) : readPackedSection(source, at)
}

async function readPlainSection(source: MediaSource, at: number): Promise<Section> {
  const text = (await source.read(at, at + MAX_SECTION_BYTES)).toString('latin1')
  const trailerAt = text.indexOf('trailer')
  if (trailerAt < 0) throw new Error('no trailer')
  const entries: [number, PdfPlace][] = []
  let number = 0
  for (const line of text.slice(0, trailerAt).matchAll(/(\d{1,10})\s+(\d{1,10})(?:\s+([nf]))?(?=\s)/g)) {
    const [, first, , state] = line
    if (state === undefined) number = Number(first)
    else {
      if (state === 'n') entries.push([number, { kind: 'offset', offset: Number(first) }])
      number += 1
    }
  }
  const end = text.indexOf('startxref', trailerAt)
  return { dictionary: text.slice(trailerAt, end < 0 ? trailerAt + 4096 : end), entries }
}

async function readPackedSection(source: MediaSource, at: number): Promise<Section> {
  const { dictionary, bytes } = await inflatedStream(source, at)
  const widths = numbersOf(dictionary, 'W') ?? []
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths
  const size = Number(/\/Size\s+(\d{1,10})/.exec(dictionary)?.[1])
  const ranges = numbersOf(dictionary, 'Index') ?? [0, size]
  const entries: [number, PdfPlace][] = []
  const rowBytes = typeWidth + secondWidth + thirdWidth
  if (rowBytes === 0 || widths.some((width) => width > 6)) throw new Error('odd widths')
  let row = 0
  for (let pair = 0; pair + 1 < ranges.length; pair += 2) {
    for (
      let index = 0;
      index < (ranges[pair + 1] ?? 0) && row + rowBytes <= bytes.length;
      index += 1, row += rowBytes
    ) {
      const type = typeWidth === 0 ? 1 : bytes.readUIntBE(row, typeWidth)
      const value = secondWidth === 0 ? 0 : bytes.readUIntBE(row + typeWidth, secondWidth)
      const number = (ranges[pair] ?? 0) + index
      if (type === 1) entries.push([number, { kind: 'offset', offset: value }])
      if (type === 2) entries.push([number, { kind: 'packed', holder: value }])
    }
  }
  return { dictionary, entries }
}

function numbersOf(dictionary: string, name: string): number[] | null {
  const match = new RegExp(`/${name}\\s*\\[([\\d\\s]{1,4000})\\]`).exec(dictionary)
  return match?.[1] === undefined ? null : match[1].trim().split(/\s+/).map(Number)
}
