import { Readable } from 'node:stream'
import { type Files, newFileKey } from '../../../services/files/index.ts'

/** What a dropped connection can cost at most is less: the piece that was arriving is kept as far as it came. */
const PIECE_BYTES = 8 * 1024 * 1024

type Chunks = { next(): Promise<Buffer | null>; failure: unknown }

/** Stores a stream as pieces of its own, so that any storage will do; `onPiece` hears of each once it is durable.
 * @throws what the stream failed with, after what had come is stored. */
export async function storePieces(
  files: Files,
  uploadId: string,
  source: Readable,
  onPiece: (key: string, sizeBytes: number) => Promise<void>,
): Promise<void> {
  const chunks = chunksOf(source)
  for (let first = await chunks.next(); first; first = await chunks.next()) {
    const key = newFileKey(`uploads/${uploadId}`, 'bin')
    const { sizeBytes } = await files.put(key, Readable.from(onePiece(first, chunks)))
    await onPiece(key, sizeBytes)
  }
  if (chunks.failure) throw chunks.failure
}

/** The pieces as one stream, one open at a time. */
export function joinedPieces(files: Files, keys: string[]): Readable {
  return Readable.from(join(files, keys), { objectMode: false })
}

async function* join(files: Files, keys: string[]) {
  for (const key of keys) {
    const opened = await files.open(key)
    if (!opened) throw new Error(`the piece ${key} of an upload is gone`)
    yield* opened.stream
  }
}

async function* onePiece(first: Buffer, chunks: Chunks) {
  let sizeBytes = first.length
  yield first
  while (sizeBytes < PIECE_BYTES) {
    const chunk = await chunks.next()
    if (!chunk) return
    sizeBytes += chunk.length
    yield chunk
  }
}

/** A stream that breaks ends here as one that is over; the failure waits until its bytes are safe. */
function chunksOf(source: Readable): Chunks {
  const iterator = source.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]()
  const chunks: Chunks = {
    failure: null,
    next: async () => {
      try {
        const { value, done } = await iterator.next()
        return done ? null : (value as Buffer)
      } catch (error) {
        chunks.failure = error
        return null
      }
    },
  }
  return chunks
}
