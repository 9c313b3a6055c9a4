import { type StorageKey, writeStorage } from './storage.ts'

/** The names of everything in local storage; none where nothing can be stored. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Forgets everything in local storage whose name begins so. */
export function forgetStored(prefix: `${string}:`): void {
  for (const name of storedNames()) if (name.startsWith(prefix)) writeStorage(name as StorageKey, null)
}
