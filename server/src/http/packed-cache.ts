import type { Packed } from './packed.ts'

export interface PackedCache {
  get(location: string, key: string): Packed | undefined
  keep(location: string, packed: Packed): void
}

/** The last body of each address. It may be lost at any time, and is bounded in bytes: what nobody has asked for the longest goes first. */
export function createPackedCache(maxBytes: number): PackedCache {
  const kept = new Map<string, Packed>()
  let bytes = 0
  const drop = (location: string) => {
    const packed = kept.get(location)
    if (packed) bytes -= sizeOf(packed)
    kept.delete(location)
  }
  return {
    get: (location, key) => {
      const packed = kept.get(location)
      if (packed?.key !== key) return undefined
      kept.delete(location)
      kept.set(location, packed)
      return packed
    },
    keep: (location, packed) => {
      drop(location)
      if (sizeOf(packed) > maxBytes) return
      kept.set(location, packed)
      bytes += sizeOf(packed)
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
  }
}

/** What an entry weighs beside its two bodies. */
const ENTRY_BYTES = 1_000
const sizeOf = ({ brotli, gzip }: Packed) => brotli.length + gzip.length + ENTRY_BYTES
