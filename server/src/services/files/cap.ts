import { Readable, Transform } from 'node:stream'
import { fileTooLarge } from './errors.ts'

/** Counts what passes and fails at the first byte over the cap. */
export function countingCap(maxBytes: number | undefined): Transform & { readonly passedBytes: number } {
  let passedBytes = 0
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passedBytes += chunk.length
      if (maxBytes !== undefined && passedBytes > maxBytes) done(fileTooLarge(maxBytes))
      else done(null, chunk)
    },
  })
  return Object.defineProperty(cap, 'passedBytes', { get: () => passedBytes }) as Transform & {
    readonly passedBytes: number
  }
}

export function asReadable(source: Readable | Uint8Array): Readable {
  return source instanceof Readable ? source : Readable.from([source], { objectMode: false })
}
