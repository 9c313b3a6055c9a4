// What each page downloads, from the built files: at once (the entry and the page's chunk with all they import), and until its visit is
// quiet, with the parts that visits load by need (web/visits.json, measured in a browser by the journeys).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** By the kind that a page's route says: kB before it works, gzip; then all of a visit, as it is sent, and its files of script. */
const PUBLIC = { sent: 200, files: 12 }
/** Promised are 260 kB and 25 files; what is here holds the pages where they are, and goes down with them (decision 049). */
const SIGNED_IN = { sent: 275, files: 40 }
const KINDS = {
  public: { js: 105, css: 14, ...PUBLIC },
  learner: { js: 125, css: 18, ...SIGNED_IN },
  player: { js: 145, css: 18, ...SIGNED_IN },
  portal: { js: 180, css: 23, ...SIGNED_IN },
  editor: { js: 260, css: 20, sent: 400, files: 28 },
}
/** What a build does not know of a visit: the page's own HTML and the first answers of the server. */
const PAGE_AND_ANSWERS_BYTES = 15_000
const VISITS_FILE = join(import.meta.dirname, '../visits.json')

/** The pages of a build with their files and bytes; throws where the build or the visits lack what the budgets count. */
export function measure(dist, visits = JSON.parse(readFileSync(VISITS_FILE, 'utf8'))) {
  if (!existsSync(join(dist, '.vite/manifest.json')))
    throw new Error('There is no build to measure: run npm run build')
  const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const [manifest, modules, parts, routes] = ['manifest', 'modules', 'parts', 'pages'].map((name) =>
    read(`${name}.json`),
  )
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const sizes = sizesIn(dist)

  /** Every file that the given ones need before they run. */
  function closure(wanted, files = new Set()) {
    for (const file of wanted) {
      if (files.has(file)) continue
      files.add(file)
      const chunk = byFile.get(file)
      for (const css of chunk?.css ?? []) files.add(css)
      closure(
        (chunk?.imports ?? []).map((key) => manifest[key].file),
        files,
      )
    }
    return files
  }
  function fileOf(part) {
    if (parts[part]) return parts[part]
    throw new Error(`The build has no ${part}; the budgets would not count it`)
  }

  /** Those that the first style sheet names: every page is written in them. */
  const fontsOf = (files) =>
    [...files].flatMap((file) => byFile.get(file)?.assets ?? []).filter((file) => file.endsWith('.woff2'))

  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  const plan = new Map(routes.map((route) => [route.file, route]))
  if (plan.size === 0) throw new Error('The build names no page; the budgets measured nothing')
  return [...plan].map(([page, { kind, frameParts }]) => {
    const loaded = visits[page]
    if (!loaded?.length)
      throw new Error(
        `Nobody has measured what a visit of ${page} loads: list it in e2e/support/screens.ts, then npm run visits`,
      )
    const first = [...entry, fileOf(`web/${page}`), ...frameParts.map(fileOf)]
    const atOnce = closure(first)
    const whole = loaded.map((visit) => [
      ...closure([...first, ...visit.filter((part) => parts[part]).map(fileOf)]),
    ])
    const files = {}
    for (const file of atOnce) {
      // Two chunks of one name count together: their hashes change with every build.
      const name = file.replace(/^assets\//, '').replace(/-[\w-]{7}(?=\.\w+$)/, '')
      const known = files[name] ?? { bytes: 0, sources: {} }
      const bytes = sizes.gzip(file)
      files[name] = {
        bytes: known.bytes + bytes,
        sources: { ...known.sources, ...sourcesIn(modules[file], bytes) },
      }
    }
    const { js, css, sent, files: most } = KINDS[kind]
    return {
      name: page.replace(/^src\/features\/|pages\/|\.tsx$/g, ''),
      kind,
      limit: { js: js * 1000, css: css * 1000, sent: sent * 1000 - PAGE_AND_ANSWERS_BYTES, scripts: most },
      files,
      sent: Math.max(...whole.map((all) => sum([...all, ...fontsOf(all)].map(sizes.sent)))),
      scripts: Math.max(...whole.map((all) => all.filter((file) => file.endsWith('.js')).length)),
    }
  })
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

function sizesIn(dist) {
  const known = new Map()
  const once = (key, size) => {
    if (!known.has(key)) known.set(key, size())
    return known.get(key)
  }
  const read = (file) => readFileSync(join(dist, file))
  return {
    gzip: (file) => once(file, () => gzipSync(read(file), { level: 9 }).length),
    sent: (file) =>
      once(`${file}.br`, () => read(existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file).length),
  }
}

/** A file's bytes, told apart by the sources in it; packages are named whole. */
function sourcesIn(modules = {}, bytes) {
  const all = sum(Object.values(modules))
  const sources = {}
  for (const [id, weight] of Object.entries(modules)) {
    const packageName = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/icons\/)/.exec(id)?.[0]
    const name = packageName ?? id
    sources[name] = (sources[name] ?? 0) + (weight / all) * bytes
  }
  return Object.fromEntries(Object.entries(sources).map(([name, size]) => [name, Math.round(size)]))
}
