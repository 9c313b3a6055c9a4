import type { Plugin } from 'vite'

type ImportsOf = ReadonlyMap<string, readonly string[]>

/** A file with all that it imports at once, directly or through others: what is there as soon as it runs. */
export function thereWith(
  file: string,
  importsOf: ImportsOf,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf.get(file) ?? []) thereWith(imported, importsOf, found)
  return found
}

/**
 * A file names what each part needs that it loads later, so that all of it comes in one wave. What is there with the file itself
 * need not be named: of a page these were as many bytes as some of its screens.
 */
export function leanPreloads() {
  const importsOf = new Map<string, readonly string[]>()
  const plugin: Plugin = {
    name: 'lean-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') importsOf.set(chunk.fileName, chunk.imports)
      },
    },
  }
  const missing = (deps: string[], host: string) => {
    const there = thereWith(host, importsOf)
    return deps.filter((dep) => !there.has(dep))
  }
  return { plugin, missing }
}
