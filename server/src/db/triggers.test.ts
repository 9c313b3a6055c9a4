import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

/** Each trigger of docs/triggers.md as `table trigger function`, and the migrations that it names. */
function listed() {
  const text = readFileSync(new URL('../../../docs/triggers.md', import.meta.url), 'utf8')
  return [...text.matchAll(/^\| .* \| (`.*`) \| `(\w+)` \| (\d{4}) \|$/gm)].flatMap(
    ([, where = '', named, since]) =>
      where.split('; ').flatMap((part) => {
        const [table, ...triggers] = [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name)
        return triggers.map((trigger) => ({ line: `${table} ${trigger} ${named}`, since }))
      }),
  )
}

test('docs/triggers.md lists the triggers of the database, each once', async () => {
  const { rows } = await open.pool.query<{ line: string }>(
    `select concat_ws(' ', c.relname, t.tgname, p.proname) as line
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  const lines = listed().map(({ line }) => line)
  expect(lines.toSorted()).toEqual(rows.map(({ line }) => line).toSorted())
  expect(lines.length).toBeGreaterThan(90)
})

test('each is written in the migration that the list names', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const names = readFileSync(new URL('./migrations.sha256', import.meta.url), 'utf8').match(
    /\d{4}[\w-]*\.sql/g,
  )
  for (const { line, since } of listed()) {
    const written = (names ?? []).filter((name) => name.startsWith(`${since}`))
    const text = written.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
    expect([line, new RegExp(`trigger ${line.split(' ')[1]}\\s`).test(text)]).toEqual([line, true])
  }
})
