// The sentences of the budgets: how full a page is, and what grew in it since the last build that kept them all.

/** From this share on a page warns: the next feature will not fit. */
const NEARLY_FULL = 0.99
const SHOWN_SOURCES = 8
const SHOWN_OWNERS = 4

export const bytesOf = ({ files }, ending) =>
  Object.entries(files)
    .filter(([name]) => name.endsWith(ending))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0)

/** 'over', 'nearly full' or nothing. */
export function fullness(page) {
  const { limit } = page
  const shares = [bytesOf(page, '.js') / limit.js, bytesOf(page, '.css') / limit.css, page.sent / limit.sent]
  if (page.scripts > limit.scripts) return 'over'
  if (shares.some((share) => share > 1)) return 'over'
  return shares.some((share) => share >= NEARLY_FULL) ? 'nearly full' : ''
}

export function tableOf(pages) {
  const figure = (bytes, limit, width) => `${(bytes / 1000).toFixed(1)} / ${limit / 1000}`.padStart(width)
  const rows = pages
    .map((page) => ({ ...page, js: bytesOf(page, '.js'), css: bytesOf(page, '.css') }))
    .sort((a, b) => a.kind.localeCompare(b.kind) || b.js - a.js)
    .map((page) => {
      const { js, css, sent, scripts, limit } = page
      const figures = [figure(js, limit.js, 13), figure(css, limit.css, 12), figure(sent, limit.sent, 13)]
      const files = `${scripts} / ${limit.scripts}`.padStart(8)
      return `${page.name.padEnd(44)} ${page.kind.padEnd(8)} ${figures.join(' ')} ${files}  ${fullness(page)}`.trimEnd()
    })
  return [
    `${'page'.padEnd(44)} ${'kind'.padEnd(8)} ${'JS kB'.padStart(13)} ${'CSS kB'.padStart(12)} ${'visit kB'.padStart(13)} ${'files'.padStart(8)}`,
    ...rows,
  ]
}

/** One page: its excess or its room, and its files, each with whose it is; `before` is the same page of the last green build. */
export function pageReport(page, before, { onlyChanges = false } = {}) {
  const files = Object.entries(page.files).map(([name, file]) => {
    const known = before?.files[name]
    return { name, bytes: file.bytes, grown: before && file.bytes - (known?.bytes ?? 0), file, known }
  })
  const gone = Object.entries(before?.files ?? {})
    .filter(([name]) => !page.files[name])
    .map(([name, known]) => ({ name, bytes: 0, grown: -known.bytes, file: { sources: {} }, known }))
  const shown = [...files, ...gone].sort((a, b) => (b.grown ?? 0) - (a.grown ?? 0) || b.bytes - a.bytes)
  const later = Object.entries(page.later ?? {}).sort(([, a], [, b]) => b.bytes - a.bytes)
  return [
    `${page.name} (${page.kind})`,
    ...['js', 'css'].map((ending) => `  ${roomIn(page, before, ending)}`),
    `  A visit: ${page.scripts} files of script of ${page.limit.scripts}, ${page.sent} bytes of ${page.limit.sent / 1000} kB`,
    '  Before it works:',
    ...shown.flatMap(({ name, bytes, grown, file, known }) => [
      `  ${number(bytes)} ${change(grown)}  ${name}${whose(file.sources)}`,
      ...(onlyChanges && grown === 0 ? [] : sourceLines(file.sources, before && (known?.sources ?? {}))),
    ]),
    ...(later.length > 0 ? ['  Later in its fullest visit:'] : []),
    ...later.map(([name, { bytes, sources }]) => `  ${number(bytes)} ${change()}  ${name}${whose(sources)}`),
  ]
}

/** The rooms that a file's bytes belong to, the largest first, in words of `rooms.json` where they are rooms. */
function whose(sources) {
  const shares = new Map()
  for (const [source, bytes] of Object.entries(sources)) {
    const owner = ownerOf(source)
    shares.set(owner, (shares.get(owner) ?? 0) + bytes)
  }
  const all = [...shares.values()].reduce((sum, bytes) => sum + bytes, 0)
  const named = [...shares]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN_OWNERS)
    .map(([owner, bytes]) => `${owner} ${Math.round((100 * bytes) / all)} %`)
  const others = shares.size - named.length
  return named.length > 0 ? `  (${[...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')})` : ''
}

const OWNER = /^(?:web\/src\/features|contract\/src|web\/src|node_modules)\/((?:@[^/]+\/)?[^/]+)/
const ownerOf = (source) => OWNER.exec(source)?.[1]?.replace(/\.\w+$/, '') ?? 'the build'

function roomIn(page, before, ending) {
  const [bytes, limit] = [bytesOf(page, `.${ending}`), page.limit[ending]]
  const room =
    bytes > limit ? `${bytes - limit} bytes over` : `${limit - bytes} bytes free of ${limit / 1000} kB`
  const since = before ? `, ${change(bytes - bytesOf(before, `.${ending}`)).trim()} since` : ''
  return `${ending.toUpperCase()}: ${bytes} bytes, ${room}${since}`
}

/** The sources that changed, or, where nothing is known of before, the heaviest. */
function sourceLines(sources, before) {
  const lines = [...new Set([...Object.keys(sources), ...Object.keys(before ?? {})])]
    .map((name) => ({
      name,
      bytes: sources[name] ?? 0,
      grown: before && (sources[name] ?? 0) - (before[name] ?? 0),
    }))
    // A byte or two are the packing, not the source.
    .filter(({ grown }) => grown === undefined || Math.abs(grown) > 2)
    .sort((a, b) => (before ? Math.abs(b.grown) - Math.abs(a.grown) : b.bytes - a.bytes))
  return lines
    .slice(0, SHOWN_SOURCES)
    .map(({ name, bytes, grown }) => `    ${number(bytes)} ${change(grown)}  ${name}`)
}

const number = (bytes) => String(bytes).padStart(7)
function change(grown) {
  if (grown === undefined) return ''.padStart(7)
  return (grown > 0 ? `+${grown}` : grown < 0 ? String(grown) : '±0').padStart(7)
}
