// npm run check: the catalogues hold what the screens say, and no chunk shows sentences of a room whose catalogue it does not load.
// `npm run messages` transforms each file and takes a quarter of a minute; here only the sentences are, all of a catalogue at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { transformSync } from '@babel/core'
import { makeConfig } from '@lingui/conf'
import { holderOf, readSource, sourcesIn } from './source-syntax.mjs'

const IMPORTS = `import { Plural, Select, SelectOrdinal, Trans } from '@lingui/react/macro'
import { defineMessage, msg, plural, select, selectOrdinal, t } from '@lingui/core/macro'\n`
const SHELL = 'shell'

/** What is not alike in a project laid out like this one, as sentences. */
export function messageFaults(web) {
  const src = join(web, 'src')
  const sources = new Map(sourcesIn(src).map((file) => [file, readSource(file)]))
  const catalogueOf = (file) => /^features\/([^/]+)\//.exec(relative(src, file))?.[1] ?? SHELL
  const isSaid = (file) => /^(app|lib|ui|features)\//.test(relative(src, file))
  return [...staleCatalogues(web, sources, catalogueOf, isSaid), ...unloaded(src, sources, catalogueOf)]
}

function staleCatalogues(web, sources, catalogueOf, isSaid) {
  const folder = join(web, 'src/locales/en')
  const code = new Map()
  for (const [file, { sentences }] of sources)
    if (isSaid(file) && sentences.length > 0)
      code.set(catalogueOf(file), [...(code.get(catalogueOf(file)) ?? []), ...sentences])
  const names = new Set([...code.keys(), ...readdirSync(folder).map((name) => name.replace(/\.po$/, ''))])
  return [...names].flatMap((name) => {
    const said = new Set(messagesIn(code.get(name) ?? []))
    const kept = new Set(messagesOf(join(folder, `${name}.po`)))
    const missing = [...said].filter((text) => !kept.has(text))
    const left = [...kept].filter((text) => !said.has(text))
    if (missing.length + left.length === 0) return []
    const example = JSON.stringify(missing[0] ?? left[0])
    return [
      `the catalogue ${name} is stale: it lacks ${missing.length} sentences and has ${left.length} that nobody says, ` +
        `such as ${example}. Run: npm run messages -w web`,
    ]
  })
}

/** As Lingui's own macro makes them. */
function messagesIn(sentences) {
  const found = []
  const collect = ({ node }) => {
    const parts = node.properties ?? node.attributes ?? []
    const read = (name) => textOf(parts.find((part) => (part.key ?? part.name)?.name === name)?.value)
    const id = read('id')
    if (id) found.push(keyOf(read('message') ?? id, read('context')))
  }
  const collecting = { visitor: { Program: { exit: (program) => program.traverse({ enter: collect }) } } }
  const linguiConfig = makeConfig({ locales: ['en'] }, { skipValidation: true })
  transformSync(IMPORTS + sentences.map((text) => `;(${text});`).join('\n'), {
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }], collecting],
    parserOpts: { plugins: ['typescript', 'jsx'] },
    filename: 'sentences.tsx',
    babelrc: false,
    configFile: false,
    code: false,
  })
  return found
}

const textOf = (node) => node?.value ?? (node?.expression && textOf(node.expression))

const keyOf = (message, context) => (context ? `${context}: ${message}` : message)

/** The sentences of a catalogue file; its head has none, and an absent one neither. */
function messagesOf(file) {
  if (!existsSync(file)) return []
  const texts = (entry, word) => {
    const [, lines] = new RegExp(`^${word} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? []
    return lines
      ?.trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .join('')
  }
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map((entry) => [texts(entry, 'msgid'), texts(entry, 'msgctxt')])
    .filter(([message]) => message)
    .map(([message, context]) => keyOf(message, context))
}

const OF_PAGE = /^lazy(Plain)?Page$/
const OF_PART = /^lazy(Asking)?Part$/

/** Each `import()`, with all that comes with it at once, against the catalogues that its file, its part or its route loads beside it. */
function unloaded(src, sources, catalogueOf) {
  const roomsOfPages = new Map()
  const loads = []
  for (const [file, { later, calls }] of sources) {
    const here = calls.filter(({ name }) => name === 'loadMessages').flatMap(({ rooms }) => rooms)
    for (const { from, at } of later) {
      const around = (names) =>
        calls.find(({ name, start, end }) => names.test(name) && start < at && at < end)
      const route = around(OF_PAGE)
      if (route) roomsOfPages.set(from, [...(roomsOfPages.get(from) ?? []), ...route.rooms])
      const rooms = route?.rooms ?? [catalogueOf(file), ...here, ...(around(OF_PART)?.rooms ?? [])]
      loads.push({ file, from, rooms })
    }
  }
  return loads.flatMap(({ file, from, rooms }) => {
    const known = new Set([SHELL, ...rooms, ...(roomsOfPages.get(file) ?? [])])
    const shown = [...atOnce(from, sources)].filter((one) => sources.get(one).sentences.length > 0)
    const strange = shown.find((one) => !known.has(catalogueOf(one)))
    if (!strange) return []
    const room = catalogueOf(strange)
    return [
      `${relative(src, file)} loads ${relative(src, from)}, which shows sentences of ${room} (${relative(src, strange)}): ` +
        `name '${room}' in lazyPage, or among the rooms of lazyPart`,
    ]
  })
}

/** The file and what it imports, each name from the file that holds it: a room's door passes on more than one page needs. */
function atOnce(file, sources, seen = new Set()) {
  if (seen.has(file) || !sources.has(file)) return seen
  seen.add(file)
  for (const { from, names } of sources.get(file).imports)
    for (const name of names.length > 0 ? names : ['*']) atOnce(holderOf(from, name, sources), sources, seen)
  return seen
}

if (process.argv[1] === import.meta.filename) {
  const faults = messageFaults(join(import.meta.dirname, '..'))
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
