import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { invalid } from '../../../http/problem.ts'
import type { Files } from '../../../services/files/index.ts'

/** What was sent: a stored file that can be read again and again, or pasted lines. */
export type StatementSource = { files: Files; key: string } | { text: string }

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
/** zip (xlsx too), pdf, old Excel, PNG, JPEG, gzip. */
const SIGNATURES = ['504b0304', '25504446', 'd0cf11e0', '89504e47', 'ffd8ff', '1f8b']

/** Reads it through once and tells how its letters are written. Nothing is kept.
 * @throws Problem 400 with a clear sentence for what is no text */
export async function encodingOf(source: StatementSource): Promise<Encoding> {
  if ('text' in source) return 'utf-8'
  let declared: Encoding | null = null
  let isUtf8 = true
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of await bytesOf(source)) {
    if (isFirst) {
      const start = chunk.subarray(0, 8).toString('hex')
      if (SIGNATURES.some((signature) => start.startsWith(signature))) throw invalid(M.statementNoText)
      declared = declaredEncoding(chunk)
      isFirst = false
    }
    if (declared) continue
    if (chunk.includes(0)) throw invalid(M.statementNoText)
    isUtf8 = isUtf8 && isSound(() => decoder.decode(chunk, { stream: true }))
  }
  if (declared) return declared
  return isUtf8 && isSound(() => decoder.decode()) ? 'utf-8' : 'windows-1252'
}

/** By this the very same content is known again, whatever its name and whether it was sent or pasted. */
export async function hashOf(source: StatementSource): Promise<string> {
  const hash = createHash('sha256')
  if ('text' in source) return hash.update(source.text).digest('hex')
  for await (const chunk of await bytesOf(source)) hash.update(chunk)
  return hash.digest('hex')
}

/** The letters in pieces, without the mark that begins some files. */
export async function textOf(source: StatementSource, encoding: Encoding): Promise<Readable> {
  if ('text' in source) return Readable.from([source.text.replace(/^\uFEFF/, '')])
  const decoder = new TextDecoder(encoding)
  const bytes = await bytesOf(source)
  return Readable.from(
    (async function* () {
      // Sixteen zero bits are no letter, and the database takes none.
      for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true }).replaceAll('\0', '')
      yield decoder.decode()
    })(),
  )
}

/** The beginning, for a look at its headings. */
export async function beginningOf(
  source: StatementSource,
  encoding: Encoding,
  letters: number,
): Promise<string> {
  let text = ''
  for await (const piece of await textOf(source, encoding)) {
    text += piece
    if (text.length >= letters) break
  }
  return text.slice(0, letters)
}

async function bytesOf({ files, key }: { files: Files; key: string }): Promise<AsyncIterable<Buffer>> {
  const opened = await files.open(key)
  if (!opened) throw invalid(M.statementRequired)
  return opened.stream
}

/** By its mark, or by every second byte being zero, as Latin letters are in UTF-16. */
function declaredEncoding(chunk: Buffer): Encoding | null {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
  const start = [...chunk.subarray(0, 64)]
  const isZero = (remainder: number) => start.every((byte, at) => (byte === 0) === (at % 2 === remainder))
  if (start.length >= 16 && isZero(1)) return 'utf-16le'
  return start.length >= 16 && isZero(0) ? 'utf-16be' : null
}

function isSound(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}
