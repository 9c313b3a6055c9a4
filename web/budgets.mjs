// node budgets.mjs: what each screen downloads before it works, gzip, from the built manifest; 1 when a budget is exceeded.
// Counted: the entry and the page's chunk with all they import at once. Chunks loaded by need are not.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000
/** Of PROMISES: public and sign-in, learner, player, portals; a room's pages are learner pages unless said otherwise. */
const KINDS = {
  public: { js: 105, css: 14 },
  learner: { js: 125, css: 18 },
  player: { js: 145, css: 18 },
  portal: { js: 180, css: 20 },
  editor: { js: 260, css: 20 },
}
const RULES = [
  [/features\/site\//, 'public'],
  [/features\/users\/pages\/(login|register|verify|forgot|reset|oauth|setup)/, 'public'],
  [/features\/lectures\/pages\/lecture-page/, 'player'],
  [/features\/lectures\/pages\/.*(slide|edit)/, 'editor'],
  [
    /pages\/(instructor|admin|manage|grade-|course-form|new-|edit-|assign|lecture-(form|list|management)|pick|teach)/,
    'portal',
  ],
]

const dist = join(import.meta.dirname, 'dist')
const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run npm run build')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
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

/** Frames and providers that come with every page of their kind. */
const keyOf = (ending) => Object.keys(manifest).filter((key) => key.endsWith(ending))
const entry = readFileSync(join(dist, 'index.html'), 'utf8').match(/\/assets\/[^"]+\.(js|css)/g) ?? []
const entryKeys = Object.keys(manifest).filter((key) => entry.includes(`/${manifest[key].file}`))
const portal = [...keyOf('app/PortalShell.tsx'), ...keyOf('app/PortalRouter.tsx')]
const extras = { portal, editor: portal }
/** A part that lives in a shared chunk is known by that chunk's name; one that is found nowhere would go uncounted. */
function partKeys(ending, shared) {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(ending) || key.startsWith(`_${shared}-`))
  if (keys.length > 0) return keys
  console.error(`The manifest has no ${ending}; the budgets would not count it`)
  process.exit(1)
}
const signedIn = [...partKeys('app/SignedInTools.tsx', 'signed-in'), ...partKeys('lib/queries.tsx', 'query')]

const pages = Object.keys(manifest).filter((key) => /features\/[^/]+\/pages\/[^/]+\.tsx$/.test(key))
const rows = pages.map((key) => {
  const kind = RULES.find(([pattern]) => pattern.test(key))?.[1] ?? 'learner'
  const isPublic = kind === 'public'
  const keys = [...entryKeys, key, ...(extras[kind] ?? []), ...(isPublic ? [] : signedIn)]
  const files = [...closure(keys)]
  const sum = (ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + gzipBytes(file), 0) / KB
  const [js, css] = [sum('.js'), sum('.css')]
  const budget = KINDS[kind]
  return {
    name: key.replace(/^src\/features\/|pages\/|\.tsx$/g, ''),
    kind,
    js,
    css,
    budget,
    over: js > budget.js || css > budget.css,
  }
})

if (rows.length === 0) {
  console.error('The manifest names no page; the budgets measured nothing')
  process.exit(1)
}
console.log(`${'page'.padEnd(44)} ${'kind'.padEnd(8)} ${'JS kB'.padStart(13)} ${'CSS kB'.padStart(12)}`)
for (const { name, kind, js, css, budget, over } of rows.sort(
  (a, b) => a.kind.localeCompare(b.kind) || b.js - a.js,
)) {
  const figure = (value, limit, width) => `${value.toFixed(1)} / ${limit}`.padStart(width)
  console.log(
    `${name.padEnd(44)} ${kind.padEnd(8)} ${figure(js, budget.js, 13)} ${figure(css, budget.css, 12)}${over ? '  over' : ''}`,
  )
}
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))
console.log(
  `\n${rows.length} pages, ${rows.filter(({ over }) => over).length} over budget, ${fonts.length} font files`,
)
process.exit(rows.some(({ over }) => over) ? 1 : 0)
