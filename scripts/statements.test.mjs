import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tablesOf, usedTables } from './lib/table-names.mjs'
import { statementFaults } from './statements.mjs'

const place = mkdtempSync(join(tmpdir(), 'academy-statements-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const put = (file, text) => {
  mkdirSync(dirname(join(place, file)), { recursive: true })
  writeFileSync(join(place, file), text)
}
const feature = (file, text) => put(`server/src/features/${file}`, text)
const rooms = (owners) =>
  put(
    'rooms.json',
    JSON.stringify(Object.fromEntries(Object.entries(owners).map(([room, tables]) => [room, { tables }]))),
  )
const except = (exceptions, frame = ['limits'], files = {}) =>
  put('server/src/db/table-exceptions.json', JSON.stringify({ frame, exceptions, files }))

beforeEach(() => {
  rmSync(place, { recursive: true, force: true })
  rooms({ users: ['users'], courses: ['courses'] })
  put(
    'server/src/db/migrations/0001.sql',
    'create table users (id text);\ncreate table courses (id text);\ncreate table old (id text);\ndrop table old;\ncreate table limits (id text);',
  )
  except({})
  feature('users/store.ts', "db.selectFrom('users')")
  feature('courses/list-store.ts', 'sql`select from courses c join users u on u.id = c.id`')
  feature('courses/limit-store.ts', "db.insertInto('limits')")
})

test('a statement outside of a store is seen, a word about one is not', () => {
  expect(statementFaults(place)).toEqual([])
  feature('users/read.ts', "/** As sql`select` would. */\nconst text = 'sql'")
  feature('users/read.test.ts', "db.selectFrom('users')")
  expect(statementFaults(place)).toEqual([])
  for (const planted of [
    "db\n  .selectFrom('users')",
    "ctx.db.deleteFrom('users')",
    'const one = sql<number>`1`',
    'const one = sql<{\n  id: string\n}>`select`',
    "sql.raw('select 1')",
    "db.executeQuery(CompiledQuery.raw('select 1'))",
    "pool.query('select 1')",
  ]) {
    feature('users/read.ts', planted)
    expect(statementFaults(place)).toEqual([
      expect.stringContaining('features/users/read.ts holds a statement'),
    ])
  }
})

test.each([
  ["db.selectFrom('courses as c')", 'reads'],
  ["db.selectFrom(['users', 'courses'])", 'reads'],
  ["db.selectFrom('users as u').leftJoin('courses as c', 'c.id', 'u.id')", 'reads'],
  ['sql<{ id: string }>`select from users, courses`', 'reads'],
  ['sql`select (select count(*) from courses) from users`', 'reads'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a statement
  ['sql`select ${all ? sql`x` : sql`(select from courses)`}`', 'reads'],
  ["db.updateTable('courses')", 'writes'],
  ['sql`with gone as (delete from courses returning id) select from gone`', 'writes'],
  ['sql`insert into courses (id) values (1)`', 'writes'],
])('a room above that has %s is refused, and may be excepted with a reason', (statement, verb) => {
  feature('users/store.ts', statement)
  expect(statementFaults(place)).toEqual([
    expect.stringContaining(`users/store.ts ${verb} courses, which is of courses`),
  ])
  except({ [`users ${verb} courses`]: 'It must.' })
  expect(statementFaults(place)).toEqual([])
})

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: the sources of statements */
test.each([
  ["const count = (table) => sql`select from ${sql.table(table)}`\ncount('courses')", 'reads'],
  ["type Either = 'users' | 'courses'\nconst all = (table: Either) => db.selectFrom(table)", 'reads'],
  ["const all = (table) => db.selectFrom('users as u').leftJoin(table, 'id')\nall('courses as c')", 'reads'],
  ['const rows = sql`courses c`\nsql`select from ${rows}`', 'reads'],
  ['const text = `select from courses`\nsql.raw(text)', 'reads'],
  ["for (const table of ['users', 'courses']) await db.deleteFrom(table).execute()", 'writes'],
  ["const into = (table) => sql`insert into ${sql.table(table)} (id) values (1)`\ninto('courses')", 'writes'],
])('a table that is named as a value is seen: %s', (statement, verb) => {
  feature('users/store.ts', statement)
  expect(statementFaults(place)).toContainEqual(expect.stringContaining(`"users ${verb} courses"`))
  except({ 'users reads courses': 'It must.', 'users writes courses': 'It must.' })
  expect(statementFaults(place).filter((fault) => !fault.includes('which nothing needs'))).toEqual([])
})

test('a value may come from another store of the room', () => {
  feature(
    'users/names-store.ts',
    "export const kept = { table: 'courses' }\nexport const others = ['courses']",
  )
  feature('users/store.ts', 'sql`delete from ${sql.table(kept.table)}`')
  expect(statementFaults(place)).toEqual([
    expect.stringContaining('users/names-store.ts writes courses'),
    expect.stringContaining('users/names-store.ts reads courses'),
  ])
})

test.each([
  "db.selectFrom(newest.as('newest')).where('users', '=', 'courses')",
  "sql`select from users for update of users ${skip ? sql`skip locked` : sql``}`\nconst word = 'courses'",
])('a word that is no value of a statement names no table: %s', (statement) => {
  feature('users/store.ts', statement)
  expect(statementFaults(place)).toEqual([])
})
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: the sources of statements */

test.each([
  ['waiting-jobs.ts', "ctx.db.selectFrom('courses')"],
  ['http/session.ts', 'sql`select from courses`'],
  ['services/mail/mails-store.ts', "db.updateTable('courses')"],
  ['storage/names-store.ts', "const some = (table) => sql.table(table)\nsome('courses')"],
  ['db/orders.ts', 'sql`update courses set id = 1`'],
])('the frame names no table of a room, but with a reason: %s', (name, statement) => {
  const file = `server/src/${name}`
  put(file, statement)
  expect(statementFaults(place)).toEqual([
    expect.stringContaining(`${file} names courses, which is of courses`),
  ])
  except({}, ['limits'], { [file]: { why: 'It must.', tables: ['courses'] } })
  expect(statementFaults(place)).toEqual([])
  except({}, ['limits'], { [file]: { why: 'It must.', tables: ['courses', 'users'] } })
  expect(statementFaults(place)).toEqual([
    expect.stringContaining(`lets ${file} name users, which it does not`),
  ])
})

test('the frame has tables of its own; commands, tests and the types of rows are of all rooms', () => {
  put('server/src/http/limits.ts', "db.selectFrom('limits')")
  put('server/src/operator/export.ts', "db.selectFrom('courses')")
  put('server/src/testing/people.ts', "db.insertInto('users')")
  put('server/src/http/limits.test.ts', "db.insertInto('users')")
  put('server/src/db/schema.ts', 'sql`select from courses`')
  expect(statementFaults(place)).toEqual([])
})

test('nobody writes the table of a room above either', () => {
  feature('courses/list-store.ts', 'sql`update users set id = 1`')
  expect(statementFaults(place)).toEqual([expect.stringContaining('"courses writes users"')])
})

test('what is excepted for nothing, has no owner or is no table is said', () => {
  except({ 'users reads courses': 'It must.' })
  expect(statementFaults(place)).toEqual([expect.stringContaining('which nothing needs')])
  except({}, ['limits', 'gone'])
  rooms({ users: ['users'], courses: ['courses', 'lost'] })
  expect(statementFaults(place)).toEqual([
    expect.stringContaining('rooms.json names lost, which no migration makes'),
    expect.stringContaining('table-exceptions.json names gone, which no migration makes'),
  ])
  rooms({ users: ['users'], courses: ['courses'] })
  except({}, [])
  expect(statementFaults(place)).toContainEqual(expect.stringContaining('names no owner of limits'))
})

test('statements are read as they are written here', () => {
  const made = tablesOf(place)
  expect([...made]).toEqual(['users', 'courses', 'limits'])
  const used = usedTables('sql`update users set id = 1 from courses where true for update of users`', made)
  expect(used).toEqual({ reads: new Set(['courses']), writes: new Set(['users']) })
})

test('the project holds to it', () => {
  expect(statementFaults()).toEqual([])
})
