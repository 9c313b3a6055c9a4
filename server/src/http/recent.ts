export interface Recent<Value> {
  get(key: string): Value | undefined
  keep(key: string, value: Value): void
}

/** Remembers at most so many values; what nobody has asked for the longest goes first. */
export function createRecent<Value>(most: number): Recent<Value> {
  const kept = new Map<string, Value>()
  const keep = (key: string, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value !== undefined) keep(key, value)
      return value
    },
    keep,
  }
}
