import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListedTrigger, listedTriggers } from '../testing/listed-triggers.ts'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const lineOf = ({ table, trigger, named }: ListedTrigger) => `${table} ${trigger} ${named}`

test('docs/triggers.md lists the triggers of the database, each once', async () => {
  const { rows } = await open.pool.query<{ line: string }>(
    `select concat_ws(' ', c.relname, t.tgname, p.proname) as line
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  const lines = listedTriggers().map(lineOf)
  expect(lines.toSorted()).toEqual(rows.map(({ line }) => line).toSorted())
  expect(lines.length).toBeGreaterThan(90)
})

test('each is written in the migration that the list names', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const names = readFileSync(new URL('./migrations.sha256', import.meta.url), 'utf8').match(
    /\d{4}[\w-]*\.sql/g,
  )
  for (const { trigger, since } of listedTriggers()) {
    const written = (names ?? []).filter((name) => name.startsWith(`${since}`))
    const text = written.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
    expect([trigger, new RegExp(`trigger ${trigger}\\s`).test(text)]).toEqual([trigger, true])
  }
})
