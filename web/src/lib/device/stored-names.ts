import { type StorageKey, writeStorage } from './storage.ts'

/** Forgets everything in local storage whose name begins so. */
export function forgetStored(prefix: `${string}:`): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) writeStorage(key as StorageKey, null)
  } catch {
    // Nothing was stored where nothing can be.
  }
}
