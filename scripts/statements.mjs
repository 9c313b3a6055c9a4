// Statements stand in stores, and a table has one owner, named in rooms.json: who else reads it stands below the owner there, nobody else writes it.
import { readdirSync, readFileSync } from 'node:fs'
import { root } from './lib/run.mjs'

const FEATURES = 'server/src/features'
const MIGRATIONS = 'server/src/db/migrations'
const OWNERS = 'rooms.json'
/** `frame`: tables of no room. `exceptions`: "room reads table" or "room writes table", and why. */
const EXCEPTIONS = 'server/src/db/table-exceptions.json'
/** Tables of no room: any room may read and write them through what the frame offers. */
const FRAME = 'frame'

const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<[^`]*?>)?`/
const isStore = (file) => /(^|[/-])store\.ts$/.test(file)

const BUILDER_READ =
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral)\(\s*(\[[^\]]*\]|'[^']*')/g
const BUILDER_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*('[^']*')/g
const SQL_READ =
  /(?<!delete\s+)\b(?:from|join)\s+((?:lateral\s+)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)*)/gi
const SQL_WRITE = /\b(?:insert\s+into|delete\s+from|update)\s+([a-z_]+)/gi

/** Every table that a migration makes. */
export function tablesOf(project) {
  const files = readdirSync(`${project}/${MIGRATIONS}`).filter((name) => name.endsWith('.sql'))
  const texts = files.map((name) => readFileSync(`${project}/${MIGRATIONS}/${name}`, 'utf8'))
  const made = texts.flatMap((text) =>
    [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gm)].map(
      ([, table]) => table,
    ),
  )
  const dropped = texts.flatMap((text) =>
    [...text.matchAll(/^drop table (?:if exists )?([a-z_]+)/gm)].map(([, table]) => table),
  )
  return new Set(made.filter((table) => !dropped.includes(table)))
}

/** What stands between the backticks of every sql template, with the templates inside of it. */
function sqlIn(source) {
  const texts = []
  for (const start of source.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    let at = start.index + start[0].length
    let depth = 0
    const from = at
    for (; at < source.length; at += 1) {
      if (source[at] === '\\') at += 1
      else if (source.startsWith('${', at)) depth += 1
      else if (source[at] === '}' && depth > 0) depth -= 1
      else if (source[at] === '`' && depth === 0) break
    }
    texts.push(source.slice(from, at).replaceAll(/--.*$/gm, ''))
  }
  return texts
}

const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** The tables that a source reads and writes. */
export function usedTables(source, tables) {
  const code = withoutComments(source)
  const found = { reads: new Set(), writes: new Set() }
  const note = (set, words) => {
    for (const word of words) if (tables.has(word)) found[set].add(word)
  }
  const first = (text) => text.match(/[a-z_]+/)?.[0] ?? ''
  for (const [, names] of code.matchAll(BUILDER_READ))
    note(
      'reads',
      [...names.matchAll(/'([^']*)'/g)].map(([, name]) => first(name)),
    )
  for (const [, name] of code.matchAll(BUILDER_WRITE)) note('writes', [first(name)])
  for (const text of sqlIn(code)) {
    for (const [, names] of text.matchAll(SQL_READ))
      note(
        'reads',
        names.split(',').map((name) => first(name.trim().replace(/^lateral\s+/i, ''))),
      )
    for (const [, name] of text.matchAll(SQL_WRITE)) note('writes', [name])
  }
  return found
}

const sources = (project) =>
  readdirSync(`${project}/${FEATURES}`, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/\.test[.-]/.test(name))
    .map((name) => `${FEATURES}/${name}`)
    .sort()

/** What is wrong with the statements of a project laid out like this one. */
export function statementFaults(project = root) {
  const json = (file) => JSON.parse(readFileSync(`${project}/${file}`, 'utf8'))
  const owners = json(OWNERS)
  const rooms = Object.keys(owners)
  const { frame, exceptions } = json(EXCEPTIONS)
  const tables = tablesOf(project)
  const ownerOf = new Map(
    Object.entries({ ...owners, [FRAME]: frame }).flatMap(([room, names]) =>
      names.map((name) => [name, room]),
    ),
  )
  const faults = []

  for (const table of tables) if (!ownerOf.has(table)) faults.push(`${OWNERS} names no owner of ${table}`)
  for (const [table, room] of ownerOf)
    if (!tables.has(table))
      faults.push(`${room === FRAME ? EXCEPTIONS : OWNERS} names ${table}, which no migration makes`)

  const used = new Set()
  for (const file of sources(project)) {
    const source = readFileSync(`${project}/${file}`, 'utf8')
    if (!isStore(file)) {
      if (STATEMENT.test(withoutComments(source)))
        faults.push(`${file} holds a statement: it belongs into store.ts or a *-store.ts of its room`)
      continue
    }
    const room = file.split('/')[3]
    const { reads, writes } = usedTables(source, tables)
    const foreign = (table) => ownerOf.get(table) !== room && ownerOf.get(table) !== FRAME
    const isBelow = (table) => rooms.indexOf(ownerOf.get(table)) > rooms.indexOf(room)
    const ask = (verb, table) => {
      const owner = ownerOf.get(table)
      const key = `${room} ${verb} ${table}`
      if (exceptions[key]) used.add(key)
      else
        faults.push(
          verb === 'writes'
            ? `${file} writes ${table}, which is of ${owner}: ask its door, or say why in ${EXCEPTIONS} ("${key}")`
            : `${file} reads ${table}, which is of ${owner}, a room below: turn it round, or say why in ${EXCEPTIONS} ("${key}")`,
        )
    }
    for (const table of writes) if (foreign(table)) ask('writes', table)
    for (const table of reads) if (foreign(table) && isBelow(table)) ask('reads', table)
  }
  for (const key of Object.keys(exceptions))
    if (!used.has(key)) faults.push(`${EXCEPTIONS} excepts "${key}", which nothing needs`)
  return faults
}

if (process.argv[1] === import.meta.filename) {
  const faults = statementFaults()
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
