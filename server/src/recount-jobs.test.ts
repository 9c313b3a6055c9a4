import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT, type KeptCount } from './db/kept-counts.ts'
import { recountAll } from './db/recount.ts'
import { recountJobs } from './recount-jobs.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { WRITES, type Write } from './testing/counted-writes/index.ts'

const TOO_MANY = 3

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await fill()
})
afterAll(() => academy?.stop())

const run = (statement: RawBuilder<unknown>) => statement.execute(academy.services.db)
const write = (name: string, pick: number) => run((WRITES[name] as Write)(pick))

/** Something of everything that is counted. */
async function fill() {
  for (const pick of [0, 1, 2, 4]) await write('register', pick)
  for (const name of ['open', 'teach', 'teach', 'ask', 'enrolAll', 'complete', 'handIn', 'certify', 'pay'])
    for (const pick of [0, 1, 3, 9]) await write(name, pick)
  for (const name of ['wonder', 'reply', 'thank', 'thankForAnswer', 'say', 'report', 'meet', 'attend'])
    await write(name, 0)
}

const distort = ({ table, columns }: KeptCount) =>
  run(sql.raw(`update ${table} set ${columns.map((column) => `${column} = ${column} + ${TOO_MANY}`)}`))

/** The job with a log that is read. */
async function recountTonight() {
  const logged: { table?: string; shortBy?: Record<string, number>; count?: number }[] = []
  const log = { ...academy.services.log, error: (line: object) => void logged.push(line) }
  const [job] = recountJobs({ ...academy.services, log } as typeof academy.services)
  await job?.run(null, { id: '1', attempt: 1, signal: new AbortController().signal })
  return logged
}

test.each(KEPT.map((kept) => [kept.table, kept] as const))(
  '%s: a count that went wrong is told and put right, and one that is right is left alone',
  async (table, kept) => {
    expect(await recountTonight()).toEqual([])
    await distort(kept)
    const [first, ...others] = await recountTonight()
    expect(first?.table).toBe(table)
    expect(kept.columns.some((column) => Number(first?.shortBy?.[column]) <= -TOO_MANY)).toBe(true)
    expect(others.every((line) => line.table === table || line.count)).toBe(true)
    expect(await recountAll(academy.services.db)).toEqual([])
  },
)

test('what is written while it counts is neither lost nor counted twice', async () => {
  for (let round = 0; round < 10; round++) {
    for (const kept of KEPT.slice(-3)) await distort(kept)
    await Promise.all([
      recountAll(academy.services.db),
      recountAll(academy.services.db),
      ...['register', 'teach', 'ask', 'wonder', 'report', 'pay', 'handIn'].map((name) => write(name, round)),
    ])
    expect(await recountAll(academy.services.db)).toEqual([])
  }
})

test('each run asks for the next, for the small hours in Kigali', async () => {
  await recountTonight()
  const { rows } = await sql<{ at: string }>`
    select to_char(run_at at time zone 'Africa/Kigali', 'HH24:MI') as at from graphile_worker.jobs
    where key = 'recount-kept-counts'`.execute(academy.services.db)
  expect(rows).toEqual([{ at: '02:30' }])
})

test('every count in slots, and each of its columns, is counted again', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns c
    where table_schema = 'public' and data_type in ('integer', 'bigint') and exists (
      select from information_schema.columns s where s.table_schema = 'public' and s.table_name = c.table_name
        and s.column_name = 'slot')`.execute(academy.services.db)
  const known = KEPT.flatMap(({ table, keys, columns }) =>
    [...keys, ...columns, 'slot'].map((name) => `${table}.${name}`),
  )
  // A version, not a count.
  const isVersion = (name: string) =>
    ['academy_totals.catalogue_changes', 'course_totals.outline_changes'].includes(name)
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name) && !isVersion(name))).toEqual([])
})
