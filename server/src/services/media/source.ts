import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Files } from '../files/index.ts'

/** A file of known size that is read in pieces. */
export type MediaSource = {
  sizeBytes: number
  /** Bytes from `start` up to, but without, `end`; both are cut to the file. */
  read: (start: number, end: number) => Promise<Buffer>
  close: () => Promise<void>
}

export function sourceFromBytes(bytes: Uint8Array): MediaSource {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    sizeBytes: whole.length,
    read: async (start, end) => whole.subarray(Math.max(0, start), end),
    close: async () => {},
  }
}

/** A file on this host, for example an upload that is not stored yet. */
export async function sourceFromPath(path: string): Promise<MediaSource> {
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  return {
    sizeBytes: size,
    read: async (start, end) => {
      const from = Math.max(0, start)
      const piece = Buffer.alloc(Math.max(0, Math.min(end, size) - from))
      const { bytesRead } = await handle.read(piece, 0, piece.length, from)
      return piece.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

/** A stored file, read by ranges. Null when there is none. */
export async function sourceFromFiles(files: Files, key: string): Promise<MediaSource | null> {
  const stored = await files.stat(key)
  if (!stored) return null
  const { sizeBytes } = stored
  return {
    sizeBytes,
    read: async (start, end) => {
      const range = { start: Math.max(0, start), end: Math.min(end, sizeBytes) - 1 }
      if (range.end < range.start) return Buffer.alloc(0)
      const opened = await files.open(key, range)
      if (!opened) throw new Error(`${key} disappeared while it was read`)
      return buffer(opened.stream)
    },
    close: async () => {},
  }
}
