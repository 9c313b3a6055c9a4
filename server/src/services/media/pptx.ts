import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { MediaSource } from './source.ts'
import { readZipEntries, type ZipEntry } from './zip-entries.ts'

const NEEDED = ['[Content_Types].xml', 'ppt/presentation.xml']
const SLIDE = /^ppt\/slides\/slide\d+\.xml$/
/** A presentation that carries programs is another file type (pptm), and not a lecture; names have no case to who unpacks. */
const MACROS = /(^|\/)vbaproject\.bin$/i
const RELATIONS = /\.rels$/i
/** Absolute, with a drive, or out of its folder. */
const OUTSIDE = /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)/i

/** Far above real presentations: whoever opens this one must not drown in it. */
const ENTRIES_MAX = 5_000
const UNPACKED_MAX_BYTES = 500 * 1024 * 1024
/** XML packs to a twentieth; a hundredth is a lump of zeros. Small entries may be as monotonous as they like. */
const RATIO_MAX = 100
const RATIO_FROM_BYTES = 10 * 1024 * 1024
const RELATIONS_MAX_BYTES = 4 * 1024 * 1024

const FILE_TARGET = /\bTarget\s*=\s*["']\s*(?:file:|smb:|\\\\|\/\/)/i
const HYPERLINK = /\bType\s*=\s*["'][^"']*\/hyperlink["']/

const STORED = 0
const DEFLATED = 8
const LOCAL_BYTES = 30
const inflate = promisify(inflateRaw)

export async function isPresentation(source: MediaSource): Promise<boolean> {
  const entries = await readZipEntries(source, ENTRIES_MAX)
  if (!entries?.every(isHarmless)) return false
  const names = new Set(entries.map(({ name }) => name))
  if (!NEEDED.every((name) => names.has(name))) return false
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  return unpackedBytes <= UNPACKED_MAX_BYTES && !(await readsFilesOfItsHost(source, entries))
}

export async function countSlides(source: MediaSource): Promise<number | null> {
  const entries = await readZipEntries(source, ENTRIES_MAX)
  return entries?.filter(({ name }) => SLIDE.test(name)).length || null
}

function isHarmless({ name, isEncrypted, packedBytes, unpackedBytes }: ZipEntry): boolean {
  const isLump = unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > RATIO_MAX * packedBytes
  return !isEncrypted && !isLump && !OUTSIDE.test(name) && !name.includes('\0') && !MACROS.test(name)
}

/** A relation may lead out of the document. One to a web page is a link for people; one to a file is read by whoever draws it. */
async function readsFilesOfItsHost(source: MediaSource, entries: ZipEntry[]): Promise<boolean> {
  let bytes = 0
  for (const entry of entries) {
    if (!RELATIONS.test(entry.name)) continue
    bytes += entry.unpackedBytes
    if (bytes > RELATIONS_MAX_BYTES) return true
    const xml = await textOf(source, entry)
    if (xml === null || leadsToFile(xml)) return true
  }
  return false
}

/** Null when it is not what the directory says. */
async function textOf(source: MediaSource, { at, packedBytes, unpackedBytes, method }: ZipEntry) {
  const local = await source.read(at, at + LOCAL_BYTES)
  if (local.length < LOCAL_BYTES) return null
  const from = at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  const packed = await source.read(from, from + packedBytes)
  if (method === STORED) return packed.toString('utf8')
  if (method !== DEFLATED) return null
  try {
    return (await inflate(packed, { maxOutputLength: unpackedBytes + 1 })).toString('utf8')
  } catch {
    // Damaged, or larger than it claims.
    return null
  }
}

/** Character references are undone first: `&#102;ile:` is `file:` to who reads the XML. A file of another machine is one too.
 * Links that a person may click lead anywhere. */
function leadsToFile(xml: string): boolean {
  const plain = xml
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => letterOf(Number(code)))
  // In UTF-16, or behind entities of its own, the words would not be found.
  if (/\0|<!/.test(plain.replace(/<!--[\s\S]*?-->/g, ''))) return true
  const relations = plain.match(/<(?:\w+:)?Relationship\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g) ?? []
  return relations.some((relation) => FILE_TARGET.test(relation) && !HYPERLINK.test(relation))
}

const letterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
