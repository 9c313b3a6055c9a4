// Statements stand in stores, and a table has one owner, named in rooms.json: who else reads it stands below the owner there, nobody else writes
// it. The frame names no room's table.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './lib/run.mjs'
import { tablesOf, usedTables, usesValues, withoutComments } from './lib/table-names.mjs'

const SERVER = 'server/src'
const FEATURES = `${SERVER}/features/`
/** The operator's commands carry the whole database; tests, the types of its rows, and the SQL of migrations and upgrades, are of all rooms. */
const OUTSIDE = ['operator/', 'testing/', 'db/upgrade/', 'db/schema'].map((place) => `${SERVER}/${place}`)
const OWNERS = 'rooms.json'
/** `frame`: tables of no room. `exceptions`: "room reads table" or "room writes table", and why. `files`: those of the frame that name
 * tables of rooms, which, and why. */
const EXCEPTIONS = 'server/src/db/table-exceptions.json'
/** Tables of no room: any room may read and write them through what the frame offers. */
const FRAME = 'frame'

const STATEMENT =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<[^`]*?>)?`|\bsql\.raw\(|\bCompiledQuery\b|\.query\(\s*['"`]/
const isStore = (file) => /(^|[/-])store\.ts$/.test(file)

/** What is wrong with the statements of a project laid out like this one. */
export function statementFaults(project = root) {
  const json = (file) => JSON.parse(readFileSync(`${project}/${file}`, 'utf8'))
  const rooms = json(OWNERS)
  const { frame, exceptions, files } = json(EXCEPTIONS)
  const tables = tablesOf(project)
  const named = Object.entries({ ...rooms, [FRAME]: { tables: frame } })
  const ownerOf = new Map(named.flatMap(([room, { tables = [] }]) => tables.map((name) => [name, room])))
  const sources = sourcesOf(project)
  return [
    ...ownerFaults(tables, ownerOf),
    ...roomFaults(sources, { rooms: Object.keys(rooms), ownerOf, tables, exceptions }),
    ...frameFaults(sources, { ownerOf, tables, files }),
  ]
}

function ownerFaults(tables, ownerOf) {
  const unowned = [...tables].filter((table) => !ownerOf.has(table))
  const unmade = [...ownerOf].filter(([table]) => !tables.has(table))
  return [
    ...unowned.map((table) => `${OWNERS} names no owner of ${table}`),
    ...unmade.map(
      ([table, room]) => `${room === FRAME ? EXCEPTIONS : OWNERS} names ${table}, which no migration makes`,
    ),
  ]
}

function roomFaults(sources, { rooms, ownerOf, tables, exceptions }) {
  const faults = []
  const used = new Set()
  const inRooms = sources.filter(({ file }) => file.startsWith(FEATURES))
  for (const { file, source } of inRooms)
    if (!isStore(file) && STATEMENT.test(withoutComments(source)))
      faults.push(`${file} holds a statement: it belongs into store.ts or a *-store.ts of its room`)

  for (const { room, file, reads, writes } of namesIn(
    inRooms.filter(({ file }) => isStore(file)),
    tables,
  )) {
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

function frameFaults(sources, { ownerOf, tables, files }) {
  const faults = []
  const used = new Set()
  const inFrame = sources.filter(({ file }) => !file.startsWith(FEATURES))
  for (const { file, reads, writes } of namesIn(inFrame, tables))
    for (const table of new Set([...reads, ...writes])) {
      const owner = ownerOf.get(table)
      if (owner === FRAME || owner === undefined) continue
      if (files[file]?.tables.includes(table)) used.add(`${file} ${table}`)
      else
        faults.push(
          `${file} names ${table}, which is of ${owner}: ask its door, or say why in ${EXCEPTIONS} ("${file}")`,
        )
    }
  for (const [file, { tables: excepted }] of Object.entries(files))
    for (const table of excepted)
      if (!used.has(`${file} ${table}`))
        faults.push(`${EXCEPTIONS} lets ${file} name ${table}, which it does not`)
  return faults
}

/** The tables that each source names. Where one of a room, or of a folder of the frame, gives tables to statements as values, the quoted names of all
 * its neighbours are such values. */
function namesIn(sources, tables) {
  const values = new Map()
  for (const { place, source } of sources) {
    const { reads, writes } = usesValues(source)
    const before = values.get(place)
    values.set(place, { reads: reads || before?.reads, writes: writes || before?.writes })
  }
  return sources.map(({ place, file, source }) => ({
    ...{ file, room: place },
    ...usedTables(source, tables, values.get(place)),
  }))
}

/** The room, or the frame's folder. */
const placeOf = (file) => (file.startsWith(FEATURES) ? file.split('/')[3] : dirname(file))

const sourcesOf = (project) =>
  readdirSync(`${project}/${SERVER}`, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/\.test[.-]/.test(name))
    .map((name) => `${SERVER}/${name}`)
    .filter((file) => !OUTSIDE.some((place) => file.startsWith(place)))
    .sort()
    .map((file) => ({ file, place: placeOf(file), source: readFileSync(`${project}/${file}`, 'utf8') }))

if (process.argv[1] === import.meta.filename) {
  const faults = statementFaults()
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
