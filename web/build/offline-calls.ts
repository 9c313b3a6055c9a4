interface Declared {
  address: string
  offline?: 'quick' | 'fallback'
}

const ID = '[0-9a-f]{24}'
const SAMPLE_ID = '0123456789abcdef01234567'

/** The calls that the service worker may keep, as patterns of paths: what no endpoint declares, it never looks at. */
export function offlineCalls(
  endpoints: readonly Declared[],
): [pattern: string, mode: 'quick' | 'fallback'][] {
  const reads = endpoints.flatMap(({ address, offline }) =>
    address.startsWith('GET ') ? [{ path: address.slice('GET '.length), offline }] : [],
  )
  const kept = reads.flatMap(({ path, offline }) =>
    offline ? [{ pattern: patternOf(path), path, offline }] : [],
  )
  for (const { pattern, path } of kept) {
    const other = reads.find(
      (read) => read.path !== path && new RegExp(pattern).test(read.path.replace(/\{\w+\}/g, SAMPLE_ID)),
    )
    if (other) throw new Error(`${path} may be kept offline, and its pattern also takes ${other.path}`)
  }
  return kept.map(({ pattern, offline }) => [pattern, offline])
}

const patternOf = (path: string) => `^${path.replace(/\{\w+\}/g, ID)}$`
