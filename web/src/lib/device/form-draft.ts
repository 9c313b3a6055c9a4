import { useEffect, useState } from 'react'
import { readStoredJson, type StorageKey, writeStorage } from './storage.ts'

const WRITE_AFTER_MS = 500

export type DraftKey = `draft:${string}`

/** What was typed here before and not saved; null when there is nothing. */
export function readDraft<T>(key: DraftKey): T | null {
  return readStoredJson<T>(key satisfies StorageKey)
}

/** At once: what is acted on now. */
export function keepDraft(key: DraftKey, values: object): void {
  writeStorage(key, JSON.stringify(values))
}

export function dropDraft(key: DraftKey): void {
  writeStorage(key, null)
}

/** Keeps a form's values on the device while they differ from what is saved; a crash or a closed tab loses nothing.
 * Returns when it last did so. */
export function useDraft(key: DraftKey, values: object, isDirty: boolean): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const text = JSON.stringify(values)
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => {
      writeStorage(key, text)
      setKeptAt(new Date())
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, text, isDirty])
  return isDirty ? keptAt : null
}
