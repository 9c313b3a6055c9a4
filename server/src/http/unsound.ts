const MAX_DEPTH = 32
/** The largest deck of slides has fewer. */
const MAX_NODES = 40_000

/** What the database would refuse or silently change: NUL, lone surrogates, non-finite numbers, bottomless nesting; and more
 * values than any call takes. Allocates nothing for a value: it looks at whatever a stranger sends. */
export function isUnsound(input: unknown): boolean {
  let nodes = 0
  // The depth is bounded, so 200,000 nested arrays do not overflow the stack.
  const isBad = (value: unknown, depth: number): boolean => {
    nodes += 1
    if (nodes > MAX_NODES) return true
    if (typeof value === 'string') return isUnsoundText(value)
    if (typeof value === 'number') return !Number.isFinite(value)
    if (typeof value !== 'object' || value === null) return false
    if (depth >= MAX_DEPTH) return true
    if (Array.isArray(value)) {
      for (const inner of value) if (isBad(inner, depth + 1)) return true
      return false
    }
    for (const key in value) {
      if (isUnsoundText(key) || isBad((value as Record<string, unknown>)[key], depth + 1)) return true
    }
    return false
  }
  return isBad(input, 0)
}

const isUnsoundText = (text: string) => text.includes('\0') || !text.isWellFormed()
