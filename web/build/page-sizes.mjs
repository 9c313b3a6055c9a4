// What each page downloads, from the built files: at once (the entry and the page's chunk with all they import), and until its visit is
// quiet, with the parts that visits load by need (web/visits.json, measured in a browser by the journeys).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { KINDS, SMALLEST_BYTES, visitLimit, withShown } from './limits.mjs'

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

  /** By name, with their bytes and sources. Two chunks of one name count together: their hashes change with every build. */
  function told(wanted) {
    const files = {}
    for (const file of wanted) {
      const name = file.replace(/^assets\//, '').replace(/-[\w-]{7}(?=\.\w+$)/, '')
      const known = files[name] ?? { bytes: 0, sources: {} }
      const bytes = sizes.gzip(file)
      files[name] = {
        bytes: known.bytes + bytes,
        sources: { ...known.sources, ...sourcesIn(modules[file], bytes) },
      }
    }
    return files
  }

  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  const plan = new Map(routes.filter(({ leadsTo }) => !leadsTo).map((route) => [route.file, route]))
  if (plan.size === 0) throw new Error('The build names no page; the budgets measured nothing')
  return [...plan].map(([page, { kind, frameParts, joinedSheet, shown }]) => {
    const loaded = withShown(visits[page] ?? [], shown)
    if (loaded.length === 0)
      throw new Error(
        `Nobody has measured what a visit of ${page} loads: list it in e2e/support/screens.ts, then npm run visits`,
      )
    const first = [...entry, fileOf(`web/${page}`), ...frameParts.map(fileOf)]
    // One sheet stands for those that it holds.
    const holds = new Set(joinedSheet?.holds)
    const inOne = (files) =>
      joinedSheet ? [joinedSheet.file, ...[...files].filter((file) => !holds.has(file))] : [...files]
    const atOnce = new Set(inOne(closure(first)))
    const whole = loaded.map((visit) => {
      const all = inOne(closure([...first, ...visit.filter((part) => parts[part]).map(fileOf)]))
      return {
        sent: sum([...all, ...fontsOf(all)].map(sizes.sent)),
        files: all.filter((file) => file.endsWith('.js')).length,
        limit: visitLimit(kind, visit),
        all,
      }
    })
    const [heaviest, busiest] = [fullest(whole, 'sent'), fullest(whole, 'files')]
    const tooMany = busiest.files > busiest.limit.files
    const later = (tooMany ? busiest : heaviest).all.filter((file) => !atOnce.has(file))
    const { js, css } = KINDS[kind]
    return {
      name: page.replace(/^src\/features\/|pages\/|\.tsx$/g, ''),
      kind,
      limit: { js: js * 1000, css: css * 1000, sent: heaviest.limit.sent, scripts: busiest.limit.files },
      files: told(atOnce),
      later: told(later),
      sent: heaviest.sent,
      scripts: busiest.files,
    }
  })
}

/** What the files of a build may not be: too small to be asked for alone, or in need of each other in a circle. */
export function fileFaults(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const importsOf = new Map(
    chunks.map(({ file, imports = [] }) => [file, imports.map((key) => manifest[key].file)]),
  )
  const small = chunks
    .filter(({ isEntry }) => !isEntry)
    .map(({ file }) => [file, statSync(join(dist, file)).size])
    .filter(([, bytes]) => bytes < SMALLEST_BYTES)
  return [
    ...small.map(
      ([file, bytes]) => `${file} is a file of ${bytes} bytes alone: npm run arrange puts it to another`,
    ),
    ...circles(importsOf).map((files) => `These files need each other in a circle: ${files.join(', ')}`),
  ]
}

/** Files that reach each other through what they import (Tarjan's strongly connected components). */
export function circles(importsOf) {
  const order = new Map()
  const low = new Map()
  const open = []
  const found = []
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    open.push(file)
    for (const need of importsOf.get(file) ?? []) {
      if (!order.has(need)) visit(need)
      if (open.includes(need)) low.set(file, Math.min(low.get(file), low.get(need)))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) found.push(circle)
  }
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file)
  return found
}

/** The visit that comes closest to what it may have. */
const fullest = (visits, figure) =>
  visits.reduce((one, other) =>
    other[figure] / other.limit[figure] > one[figure] / one.limit[figure] ? other : one,
  )

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
