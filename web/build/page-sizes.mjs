// What each page downloads before it works, gzip, from the built manifest. Counted: the entry and the page's chunk with all they
// import at once. Chunks loaded by need are not.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In kB, by the kind that a page's route says: public and sign-in, learner, player, portals, editors. */
const KINDS = {
  public: { js: 105, css: 14 },
  learner: { js: 125, css: 18 },
  player: { js: 145, css: 18 },
  portal: { js: 180, css: 20 },
  editor: { js: 260, css: 20 },
}

/** The pages of a build with their files and bytes; throws where the build lacks what the budgets count. */
export function measure(dist) {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('There is no build to measure: run npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'))
  const routes = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8'))
  const sizes = new Map()

  function gzipBytes(file) {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    return sizes.get(file)
  }

  /** Every file that the given chunks need before they run. */
  function closure(keys, files = new Set(), seen = new Set()) {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) continue
      seen.add(key)
      if (/\.(js|css)$/.test(chunk.file)) files.add(chunk.file)
      for (const css of chunk.css ?? []) files.add(css)
      closure(chunk.imports ?? [], files, seen)
    }
    return files
  }

  /** Frames and providers that come with every page of their kind; a part in a shared chunk is known by that chunk's name. */
  function partKeys(ending, shared) {
    const keys = Object.keys(manifest).filter(
      (key) => key.endsWith(ending) || (shared && key.startsWith(`_${shared}-`)),
    )
    if (keys.length > 0) return keys
    throw new Error(`The manifest has no ${ending}; the budgets would not count it`)
  }

  const entry = readFileSync(join(dist, 'index.html'), 'utf8').match(/\/assets\/[^"]+\.(js|css)/g) ?? []
  const entryKeys = Object.keys(manifest).filter((key) => entry.includes(`/${manifest[key].file}`))
  const portal = [...partKeys('app/PortalShell.tsx'), ...partKeys('app/PortalRouter.tsx')]
  const extras = { portal, editor: portal }
  const signedIn = [
    ...partKeys('app/SignedInTools.tsx', 'signed-in'),
    ...partKeys('lib/queries.tsx', 'query'),
  ]

  const kinds = new Map(routes.map(({ file, kind }) => [file, kind]))
  if (kinds.size === 0) throw new Error('The build names no page; the budgets measured nothing')
  return [...kinds].map(([key, kind]) => {
    if (!manifest[key]) throw new Error(`The manifest has no ${key}; the budgets would not count it`)
    const keys = [...entryKeys, key, ...(extras[kind] ?? []), ...(kind === 'public' ? [] : signedIn)]
    const files = {}
    for (const file of closure(keys)) {
      // Two chunks of one name count together: their hashes change with every build.
      const name = file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')
      const known = files[name] ?? { bytes: 0, sources: {} }
      const bytes = gzipBytes(file)
      files[name] = {
        bytes: known.bytes + bytes,
        sources: { ...known.sources, ...sourcesIn(modules[file], bytes) },
      }
    }
    const limit = { js: KINDS[kind].js * 1000, css: KINDS[kind].css * 1000 }
    return { name: key.replace(/^src\/features\/|pages\/|\.tsx$/g, ''), kind, limit, files }
  })
}

/** A file's bytes, told apart by the sources in it; packages are named whole. */
function sourcesIn(modules = {}, bytes) {
  const all = Object.values(modules).reduce((sum, one) => sum + one, 0)
  const sources = {}
  for (const [id, weight] of Object.entries(modules)) {
    const packageName = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/icons\/)/.exec(id)?.[0]
    const name = packageName ?? id
    sources[name] = (sources[name] ?? 0) + (weight / all) * bytes
  }
  return Object.fromEntries(Object.entries(sources).map(([name, size]) => [name, Math.round(size)]))
}
