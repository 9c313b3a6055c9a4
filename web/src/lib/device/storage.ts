// Everything kept in local storage, by name. Unsent work is not here: it lives in the outbox and outlasts a logout.

type Key = 'token' | 'activationToken' | 'user' | 'theme' | 'language' | 'dataSaver' | 'sidebar' | 'density'
export type StorageKey = Key | `${string}:${string}`

/** Storage may be closed (private windows, full disk): then a choice lasts as long as the page. */
const memory = new Map<string, string>()

export function readStorage(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeStorage(key: StorageKey, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Kept in memory above.
  }
}

export function readStoredJson<T>(key: StorageKey): T | null {
  return parsedOr(readStorage(key), () => writeStorage(key, null))
}

/** Null for what is not there and for what cannot be read, which is thrown away. */
export function parsedOr<T>(text: string | null, drop: () => void): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    drop()
    return null
  }
}

/** What begins with it says how far one was down a page, and its name which page that is. */
export const PLACE_ON_PAGE = 'scroll:'

/** For this visit only. `write` says whether it was kept: some browsers keep nothing. */
export const visit = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  delete(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
  /** All whose names begin so. */
  deleteAll(beginning: string): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) visit.delete(key)
    } catch {
      // Nothing was kept.
    }
  },
}

export function clearStorage(): void {
  memory.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing was stored where nothing can be.
  }
}
