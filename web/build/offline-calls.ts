import { ID_LETTERS } from '../../contract/src/http/rules.ts'

interface Declared {
  address: string
  offline?: 'quick' | 'fallback'
}

/** What stands for a parameter, by its name; an id where none is told. */
const FORMS: Readonly<Record<string, string>> = { date: '\\d{4}-\\d{2}-\\d{2}' }
/** A conversation that belongs to no course is addressed by the word `null`. */
const FORMS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/messages/{otherUserId}/{courseId}': { courseId: `(?:null|${ID_LETTERS})` },
}
const SAMPLES: Readonly<Record<string, string>> = { date: '2026-11-20' }
const SAMPLE_ID = '0123456789abcdef01234567'
const PARAMETER = /\{(\w+)\}/g

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
      (read) => read.path !== path && new RegExp(pattern).test(filled(read.path, SAMPLES, SAMPLE_ID)),
    )
    if (other) throw new Error(`${path} may be kept offline, and its pattern also takes ${other.path}`)
  }
  return kept.map(({ pattern, offline }) => [pattern, offline])
}

const filled = (path: string, forms: Readonly<Record<string, string>>, usual: string) =>
  path.replace(PARAMETER, (_, name: string) => forms[name] ?? usual)
const patternOf = (path: string) => `^${filled(path, { ...FORMS, ...FORMS_OF[path] }, ID_LETTERS)}$`
