// The tables that migrations make, and those that a source names: in statements, and as values which a statement is given.
import { readdirSync, readFileSync } from 'node:fs'

const MIGRATIONS = 'server/src/db/migrations'

const READS = 'selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral'
const WRITES = 'insertInto|updateTable|deleteFrom|mergeInto|replaceInto'
const BUILDER_READ = new RegExp(`\\b(?:${READS})\\(\\s*(\\[[^\\]]*\\]|'[^']*')`, 'g')
const BUILDER_WRITE = new RegExp(`\\b(?:${WRITES})\\(\\s*('[^']*')`, 'g')
const SQL_READ =
  /(?<!delete\s+)\b(?:from|join)\s+((?:lateral\s+)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)*)/gi
const SQL_WRITE = /\b(?:insert\s+into|delete\s+from|update)\s+([a-z_]+)/gi
/** A fragment that begins with a table: "courses c", "courses as c", "courses c join users u …". */
const FRAGMENT = /^\s*([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s*(?:$|(?:join|left|cross)\b)/i

// A call that is given a value: neither a literal, nor a subquery by its alias, nor what builds one.
const VALUE = '\\(\\s*(?!\\w+\\.as\\(|async\\b)[A-Za-z_$]'
const READ_BY_VALUE = new RegExp(`\\bsql\\.table\\(|\\bsql\\.raw${VALUE}|\\.(?:${READS})${VALUE}`)
const WRITTEN_BY_VALUE = new RegExp(`\\.(?:${WRITES})${VALUE}`)
const SQL_WRITTEN_BY_VALUE = /(?:\binsert\s+into|\bdelete\s+from|(?<!\b(?:for|key)\s+)\bupdate)\s+\$\{/i
const QUOTED = /'([a-z_]+)(?:\s+as\s+\w+)?'/g
const CALLED_TABLE = /\btable: '([a-z_]+)'/g

/** Every table that a migration makes. */
export function tablesOf(project) {
  const files = readdirSync(`${project}/${MIGRATIONS}`).filter((name) => name.endsWith('.sql'))
  const texts = files.map((name) => readFileSync(`${project}/${MIGRATIONS}/${name}`, 'utf8'))
  const all = (pattern) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, table]) => table))
  const made = all(/^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gm)
  const dropped = all(/^drop table (?:if exists )?([a-z_]+)/gm)
  return new Set(made.filter((table) => !dropped.includes(table)))
}

export const withoutComments = (source) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** What stands between the backticks that `opening` ends with, with the templates inside of it. */
function templatesIn(code, opening) {
  const texts = []
  for (const start of code.matchAll(opening)) {
    let at = start.index + start[0].length
    let depth = 0
    const from = at
    for (; at < code.length; at += 1) {
      if (code[at] === '\\') at += 1
      else if (code.startsWith('${', at)) depth += 1
      else if (code[at] === '}' && depth > 0) depth -= 1
      else if (code[at] === '`' && depth === 0) break
    }
    texts.push(code.slice(from, at).replaceAll(/--.*$/gm, ''))
  }
  return texts
}
const sqlIn = (code) => templatesIn(code, /\bsql(?:<[^`]*?>)?`/g)

/** Whether statements of a source are given tables as values, to read and to write. */
export function usesValues(source) {
  const code = withoutComments(source)
  const writes = WRITTEN_BY_VALUE.test(code) || sqlIn(code).some((text) => SQL_WRITTEN_BY_VALUE.test(text))
  return { reads: writes || READ_BY_VALUE.test(code), writes }
}

const first = (text) => text.match(/[a-z_]+/)?.[0] ?? ''

function notedFrom(texts, note) {
  for (const text of texts) {
    for (const [, names] of text.matchAll(SQL_READ))
      for (const name of names.split(',')) note('reads', first(name.trim().replace(/^lateral\s+/i, '')))
    for (const [, name] of text.matchAll(SQL_WRITE)) note('writes', name)
  }
}

/** The tables that a source reads and writes.
 * @param near whether its neighbours or itself give tables to statements as values: then each quoted name is one that is read. Written
 * are those of a source that does so itself, and of its neighbours' those that they call `table`. */
export function usedTables(source, tables, near = usesValues(source)) {
  const code = withoutComments(source)
  const found = { reads: new Set(), writes: new Set() }
  const note = (verb, name) => tables.has(name) && found[verb].add(name)
  for (const [, names] of code.matchAll(BUILDER_READ))
    for (const [, name] of names.matchAll(/'([^']*)'/g)) note('reads', first(name))
  for (const [, name] of code.matchAll(BUILDER_WRITE)) note('writes', first(name))
  const statements = sqlIn(code)
  notedFrom(statements, note)
  for (const text of statements) note('reads', text.match(FRAGMENT)?.[1])

  for (const [, name] of code.matchAll(CALLED_TABLE)) {
    note('reads', name)
    if (near.writes) note('writes', name)
  }
  if (!near.reads) return found
  notedFrom(templatesIn(code, /`/g), note)
  const { writes } = usesValues(source)
  for (const [, name] of code.replaceAll(BUILDER_READ, '').replaceAll(BUILDER_WRITE, '').matchAll(QUOTED)) {
    note('reads', name)
    if (writes) note('writes', name)
  }
  return found
}
