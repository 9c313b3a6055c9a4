import { readStoredJson, type StorageKey, writeStorage } from '../../lib/device/storage.ts'

/** What was chosen lately on this device, by person; a logout empties the storage. */
export interface Recent {
  to: string
  label: string
  detail: string
  kind: string
}
const RECENT_MAX = 5
const keyOf = (personId: string): StorageKey => `finds:${personId}`

export const readRecent = (personId: string): Recent[] => readStoredJson<Recent[]>(keyOf(personId)) ?? []

export function keepRecent(personId: string, chosen: Recent): void {
  const others = readRecent(personId).filter(({ to }) => to !== chosen.to)
  writeStorage(keyOf(personId), JSON.stringify([chosen, ...others].slice(0, RECENT_MAX)))
}
