const MAX_DEPTH = 32

/** What the database would refuse or silently change: NUL, lone surrogates, non-finite numbers, bottomless nesting.
 * Walks without recursion, because 200,000 nested arrays parse well and would overflow the stack. */
export function isUnsound(input: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) return true
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return true
      for (const [key, inner] of Object.entries(value)) {
        waiting.push({ value: key, depth }, { value: inner, depth: depth + 1 })
      }
    }
  }
  return false
}
