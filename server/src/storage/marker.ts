import { randomBytes } from 'node:crypto'
import type { Files } from '../services/files/index.ts'

/** What the storage says of itself: whose it is, and the token that the rows which may sweep it carry as well. */
export interface StorageMarker {
  academyId: string
  token: string
}

/** @throws Error when there is something at the marker's place that no academy wrote. */
export async function readMarker(files: Files): Promise<StorageMarker | null> {
  const text = await files.marker.read()
  if (text === null) return null
  try {
    const { academyId, token } = JSON.parse(text) as Partial<StorageMarker>
    if (typeof academyId === 'string' && typeof token === 'string') return { academyId, token }
  } catch {
    // The sentence below says it.
  }
  throw new Error(
    `The marker of the storage (${files.place}, .academy.json) cannot be read. ` +
      "If the storage is this academy's, write it anew: npm run academy -- adopt-storage",
  )
}

export const writeMarker = (files: Files, marker: StorageMarker) => files.marker.write(JSON.stringify(marker))

export const newStorageToken = () => randomBytes(16).toString('hex')
