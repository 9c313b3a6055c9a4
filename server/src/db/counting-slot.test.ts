import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const slotOf = async (client: pg.PoolClient) =>
  (await client.query<{ slot: number }>('select counting_slot() as slot')).rows[0]?.slot

/** By the number that PostgreSQL gives to who is connected: the lowest that is free in the whole cluster, which other tests are connected to as well. */
const numberOf = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ id: number }>(
    'select id from pg_stat_get_backend_idset() id where pg_stat_get_backend_pid(id) = pg_backend_pid()',
  )
  return rows[0]?.id ?? Number.NaN
}

test('connections that stand at the same time share no slot before thirty-two stand, and keep theirs', async () => {
  const clients = await Promise.all(
    Array.from({ length: open.pool.options.max ?? 0 }, () => open.pool.connect()),
  )
  try {
    const numbers = await Promise.all(clients.map(numberOf))
    const slots = await Promise.all(clients.map(slotOf))
    expect(new Set(numbers).size).toBe(clients.length)
    expect(slots.length).toBeGreaterThan(1)
    expect(slots).toEqual(numbers.map((number) => number % 32))
    expect(await Promise.all(clients.map(slotOf))).toEqual(slots)
  } finally {
    for (const client of clients) client.release()
  }
})

test('a slot that was found in a transaction that is undone is found again', async () => {
  const client = await open.pool.connect()
  try {
    await client.query('begin')
    const slot = await slotOf(client)
    await client.query('rollback')
    expect(await slotOf(client)).toBe(slot)
  } finally {
    client.release()
  }
})

test('whatever counts in slots counts in these', async () => {
  const { rows } = await open.pool.query<{ name: string; counts: boolean }>(
    `select proname as name, position('counting_slot()' in prosrc) > 0 as counts from pg_proc
     where pronamespace = 'public'::regnamespace and prosrc ~ 'counting_slot\\(\\)|pg_backend_pid\\(\\) *%'`,
  )
  expect(rows.map(({ name }) => name)).toContain('count_submission')
  expect(rows.filter(({ counts }) => !counts)).toEqual([])
})
